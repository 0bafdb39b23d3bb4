import type { FacetCount } from './facets/distribution.ts'
import type { FacetQuery } from './facets/search-values.ts'
import { Partitions } from './partitions.ts'
import type { SearchQuery, SearchResult } from './query.ts'
import type { Document, DocumentId, IndexSchema } from './schema.ts'
import { SearchError } from './search-error.ts'
import { Shared } from './shared.ts'
import { inSlices } from './slices.ts'
import { View, type ViewDefinition } from './view.ts'

export type Change = { readonly put: Document } | { readonly remove: DocumentId }

interface ViewsOptions {
  /** The attribute that says which part of the stock a document belongs to. */
  readonly partition: string
  readonly clock: () => number
  /** Views are built when first asked and the least used dropped when together they hold more documents than this. */
  readonly mostDocuments?: number
}

const plenty = 2_000_000

/** One stock, seen by many sites. */
export class Views {
  readonly #schema: IndexSchema
  readonly #options: ViewsOptions
  readonly #stock: Partitions
  readonly #shared = new Shared()
  readonly #definitions = new Map<string, ViewDefinition>()
  /** Views in use, the least recently asked first. */
  readonly #built = new Map<string, View>()
  #changes: Promise<void> = Promise.resolve()

  constructor(schema: IndexSchema, options: ViewsOptions) {
    this.#schema = schema
    this.#options = options
    this.#stock = new Partitions(schema.id, options.partition)
  }

  /** All documents, before the first query. */
  load(documents: Iterable<Document>): void {
    this.#stock.clear()
    this.#built.clear()
    for (const document of documents) this.#stock.put(document)
  }

  documents(): Iterable<Document> {
    return this.#stock.all()
  }

  define(name: string, definition: ViewDefinition): void {
    this.#definitions.set(name, definition)
    this.#built.delete(name)
  }

  drop(name: string): void {
    this.#definitions.delete(name)
    this.#built.delete(name)
  }

  search(name: string, query: SearchQuery): SearchResult {
    return this.view(name).search(query, this.#options.clock())
  }

  searchFacet(name: string, query: FacetQuery): FacetCount[] {
    return this.view(name).searchFacet(query, this.#options.clock())
  }

  /** The view of this name, built if need be. */
  view(name: string): View {
    const known = this.#built.get(name)
    const definition = this.#definitions.get(name)
    if (!definition) throw new SearchError('index_not_found', `Index \`${name}\` not found.`)
    const view = known ?? new View(this.#schema, definition, this.#stock.documents(definition.partitions), this.#shared)
    this.#built.delete(name)
    this.#built.set(name, view)
    if (!known) this.#makeRoom()
    return view
  }

  /**
   * Takes changes in, off the path of any request: a few milliseconds of work at a time, each document whole in every
   * view that shows it. Resolves when queries see them all.
   */
  apply(changes: readonly Change[]): Promise<void> {
    const applied = this.#changes.then(() => inSlices(changes, (change) => this.#applyOne(change)))
    // A batch that fails is its caller's to hear of; the next one goes on.
    this.#changes = applied.catch(() => undefined)
    return applied
  }

  #applyOne(change: Change): void {
    const id = 'put' in change ? (change.put[this.#schema.id] as DocumentId) : change.remove
    const before = this.#stock.partitionOf(id)
    if ('put' in change) this.#stock.put(change.put)
    else this.#stock.remove(id)
    const after = this.#stock.partitionOf(id)
    for (const [name, view] of this.#built) {
      const { partitions } = this.#definitions.get(name)!
      if ('put' in change && after !== undefined && partitions.includes(after)) view.put(change.put, id)
      else if (before !== undefined && partitions.includes(before)) view.remove(id)
    }
  }

  #makeRoom(): void {
    let total = 0
    for (const view of this.#built.values()) total += view.size
    for (const [name, view] of this.#built) {
      if (total <= (this.#options.mostDocuments ?? plenty) || this.#built.size === 1) return
      this.#built.delete(name)
      total -= view.size
    }
  }
}
