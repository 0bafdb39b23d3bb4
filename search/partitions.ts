import type { Document, DocumentId } from './schema.ts'

type Partition = string | number

/** All documents, by the part of the stock they belong to. */
export class Partitions {
  readonly #id: string
  readonly #attribute: string
  readonly #parts = new Map<Partition, Map<DocumentId, Document>>()
  readonly #partOf = new Map<DocumentId, Partition>()

  constructor(id: string, attribute: string) {
    this.#id = id
    this.#attribute = attribute
  }

  put(document: Document): void {
    const id = document[this.#id] as DocumentId
    const partition = document[this.#attribute] as Partition
    if (this.#partOf.get(id) !== partition) this.remove(id)
    let part = this.#parts.get(partition)
    if (!part) this.#parts.set(partition, (part = new Map()))
    part.set(id, document)
    this.#partOf.set(id, partition)
  }

  remove(id: DocumentId): void {
    const partition = this.#partOf.get(id)
    if (partition === undefined) return
    this.#parts.get(partition)!.delete(id)
    this.#partOf.delete(id)
  }

  clear(): void {
    this.#parts.clear()
    this.#partOf.clear()
  }

  partitionOf(id: DocumentId): Partition | undefined {
    return this.#partOf.get(id)
  }

  *all(): Iterable<Document> {
    for (const part of this.#parts.values()) yield* part.values()
  }

  *documents(partitions: readonly Partition[]): Iterable<Document> {
    for (const partition of partitions) yield* this.#parts.get(partition)?.values() ?? []
  }
}
