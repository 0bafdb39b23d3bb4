import type { Document, DocumentId, IndexSchema } from './schema.ts'
import { Table, type ColumnKind } from './table/table.ts'

/** The documents that indexes are made of, kept as columns and made anew when asked for. */
export class Documents {
  readonly #id: string
  readonly #table: Table<Document>
  /** The attributes that stay of a document, if not all. */
  readonly #only: readonly string[] | undefined

  constructor({ id, attributes }: IndexSchema, only?: readonly string[]) {
    this.#id = id
    this.#only = only
    const lists = Object.keys(attributes).filter((name) => attributes[name]!.kind === 'strings')
    this.#table = new Table(Object.fromEntries(lists.map((name): [string, ColumnKind] => [name, 'list'])))
  }

  get size(): number {
    return this.#table.size
  }

  idOf(document: Document): DocumentId {
    return document[this.#id] as DocumentId
  }

  get(id: DocumentId): Document | undefined {
    return this.#table.get(id)
  }

  read(id: DocumentId, name: string): unknown {
    return this.#table.read(id, name)
  }

  all(): Iterable<Document> {
    return this.#table.all()
  }

  put(document: Document): void {
    const kept = this.#only ? Object.fromEntries(this.#only.map((name) => [name, document[name]])) : document
    this.#table.put(this.idOf(document), kept)
  }

  remove(id: DocumentId): void {
    this.#table.remove(id)
  }
}
