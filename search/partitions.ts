import type { Documents } from './documents.ts'
import type { Document, DocumentId } from './schema.ts'

type Partition = string | number

/** Which documents belong to which part of the stock. */
export class Partitions {
  readonly documents: Documents
  readonly #attribute: string
  readonly #parts = new Map<Partition, Set<DocumentId>>()

  constructor(documents: Documents, attribute: string) {
    this.documents = documents
    this.#attribute = attribute
  }

  put(document: Document): void {
    const id = this.documents.idOf(document)
    const partition = document[this.#attribute] as Partition
    if (this.partitionOf(id) !== partition) this.remove(id)
    let part = this.#parts.get(partition)
    if (!part) this.#parts.set(partition, (part = new Set()))
    part.add(id)
    this.documents.put(document)
  }

  remove(id: DocumentId): void {
    const partition = this.partitionOf(id)
    if (partition === undefined) return
    this.#parts.get(partition)!.delete(id)
    this.documents.remove(id)
  }

  partitionOf(id: DocumentId): Partition | undefined {
    return this.documents.read(id, this.#attribute) as Partition | undefined
  }

  /** How many documents these parts have. */
  sizeOf(partitions: readonly Partition[]): number {
    return partitions.reduce<number>((sum, partition) => sum + (this.#parts.get(partition)?.size ?? 0), 0)
  }

  *ids(partitions: readonly Partition[]): Iterable<DocumentId> {
    for (const partition of partitions) yield* this.#parts.get(partition) ?? []
  }
}
