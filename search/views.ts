import { Documents } from './documents.ts'
import type { FacetCount } from './facets/distribution.ts'
import type { FacetQuery } from './facets/search-values.ts'
import { Partitions } from './partitions.ts'
import type { SearchQuery, SearchResult } from './query.ts'
import type { Document, DocumentId, IndexSchema } from './schema.ts'
import { SearchError } from './search-error.ts'
import { Shared } from './shared.ts'
import { inSlices, letOthersIn, type Pause, type Work } from './slices.ts'
import { ReadWriteLock } from './read-write-lock.ts'
import { View, type ViewDefinition } from './view.ts'

export type Change = { readonly put: Document } | { readonly remove: DocumentId }

interface ViewsOptions {
  /** The attribute that says which part of the stock a document belongs to. */
  readonly partition: string
  readonly clock: () => number
  /** Views are built when first asked and the least used dropped when together they hold more documents than this. */
  readonly mostDocuments?: number
  /** Lets others in between two slices of work. */
  readonly pause?: Pause
}

const plenty = 2_000_000
/** After so many changes a view that was asked for meanwhile may be built. */
const changesAtOnce = 100

/** One stock, seen by many sites. */
export class Views {
  readonly #schema: IndexSchema
  readonly #options: ViewsOptions
  readonly #pause: Pause
  readonly #shared = new Shared()
  readonly #definitions = new Map<string, ViewDefinition>()
  /** Views in use, the least recently asked first. */
  readonly #built = new Map<string, View>()
  readonly #building = new Map<ViewDefinition, Promise<View>>()
  readonly #lock = new ReadWriteLock()
  #stock: Partitions

  constructor(schema: IndexSchema, options: ViewsOptions) {
    this.#schema = schema
    this.#options = options
    this.#pause = options.pause ?? letOthersIn
    this.#stock = this.#emptyStock()
  }

  /** Replaces all documents; until that is done, views that are built answer as before. */
  load(documents: Iterable<Document>): Promise<void> {
    return this.#lock.change(async () => {
      const stock = this.#emptyStock()
      await this.#inSlices(taking(stock, documents))
      this.#stock = stock
      this.#built.clear()
    })
  }

  documents(): Iterable<Document> {
    return this.#stock.documents.all()
  }

  define(name: string, definition: ViewDefinition): void {
    this.#definitions.set(name, definition)
    this.#built.delete(name)
  }

  drop(name: string): void {
    this.#definitions.delete(name)
    this.#built.delete(name)
  }

  /** How many documents these parts of the stock have. */
  sizeOf(partitions: readonly (string | number)[]): number {
    return this.#stock.sizeOf(partitions)
  }

  async search(name: string, query: SearchQuery): Promise<SearchResult> {
    return (await this.view(name)).search(query, this.#options.clock())
  }

  async searchFacet(name: string, query: FacetQuery): Promise<FacetCount[]> {
    return (await this.view(name)).searchFacet(query, this.#options.clock())
  }

  /** The view of this name; one that has to be built is built in slices, and nobody else waits for it. */
  async view(name: string): Promise<View> {
    const definition = this.#definitionOf(name)
    const view = this.#built.get(name) ?? (await (this.#building.get(definition) ?? this.#begin(name, definition)))
    // It may have been defined anew meanwhile: then what was built says what no longer holds.
    if (this.#definitions.get(name) !== definition) return this.view(name)
    if (this.#built.delete(name)) this.#built.set(name, view)
    return view
  }

  /**
   * Takes changes in, off the path of any request: a few milliseconds of work at a time, each document whole in every
   * view that shows it. Resolves when queries see them all.
   */
  async apply(changes: readonly Change[]): Promise<void> {
    for (let from = 0; from < changes.length; from += changesAtOnce) {
      if (from > 0) await this.#pause()
      const some = changes.slice(from, from + changesAtOnce)
      await this.#lock.change(() => this.#inSlices(this.#applying(some)))
    }
  }

  /** Whoever asks for it meanwhile waits for the same. */
  #begin(name: string, definition: ViewDefinition): Promise<View> {
    const building = this.#lock
      .read(() => this.#build(name, definition))
      .finally(() => this.#building.delete(definition))
    this.#building.set(definition, building)
    return building
  }

  /** It is among the built ones before the next change is taken in: none passes it by. */
  async #build(name: string, definition: ViewDefinition): Promise<View> {
    const stock = this.#stock
    const view = new View(this.#schema, definition, stock.documents, this.#shared)
    await this.#inSlices(view.takeIn([...stock.ids(definition.partitions)]))
    if (this.#definitions.get(name) !== definition) return view
    this.#built.set(name, view)
    this.#makeRoom()
    return view
  }

  *#applying(changes: readonly Change[]): Work {
    for (const change of changes) {
      this.#applyOne(change)
      yield
    }
  }

  #applyOne(change: Change): void {
    const id = 'put' in change ? this.#stock.documents.idOf(change.put) : change.remove
    const before = this.#stock.documents.get(id)
    const partition = this.#stock.partitionOf(id)
    if ('put' in change) this.#stock.put(change.put)
    else this.#stock.remove(id)
    const after = this.#stock.partitionOf(id)
    for (const [name, view] of this.#built) {
      const { partitions } = this.#definitions.get(name)!
      if ('put' in change && after !== undefined && partitions.includes(after)) view.put(change.put, before)
      else if (partition !== undefined && partitions.includes(partition)) view.remove(id, before)
    }
  }

  #definitionOf(name: string): ViewDefinition {
    const definition = this.#definitions.get(name)
    if (!definition) throw new SearchError('index_not_found', `Index \`${name}\` not found.`)
    return definition
  }

  #inSlices<Result>(work: Work<Result>): Promise<Result> {
    return inSlices(work, this.#pause)
  }

  #emptyStock(): Partitions {
    return new Partitions(new Documents(this.#schema), this.#options.partition)
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

function* taking(stock: Partitions, documents: Iterable<Document>): Work {
  for (const document of documents) {
    stock.put(document)
    yield
  }
}
