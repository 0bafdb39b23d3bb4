import type { Budget } from './budget.ts'
import type { Documents } from './documents.ts'
import type { FacetCount } from './facets/distribution.ts'
import type { FacetQuery } from './facets/search-values.ts'
import type { FederatedResult, Federation } from './federate.ts'
import type { Filter } from './filter/filter.ts'
import type { SearchQuery, SearchResult } from './query.ts'
import { ResultCache } from './result-cache.ts'
import type { Document, DocumentId, IndexSchema } from './schema.ts'
import type { Shared } from './shared.ts'
import { roughRank, SearchIndex, type Own } from './search-index.ts'
import type { Work } from './slices.ts'
import { sorted } from './sorted.ts'

/** How one site sees the stock. */
export interface ViewDefinition {
  /** The parts of the stock it draws on, by the value of the stock's partition attribute. */
  readonly partitions: readonly (string | number)[]
  /** Which documents of those parts it shows, whatever the time. */
  readonly includes?: (document: Document) => boolean
  /** What it alone says of a document: its price a week, tag or rank. */
  readonly own?: Own
  /** What it shows of them at this moment. No query can widen it. `after` is where the window begins. */
  readonly standing?: (after: number) => Filter
  /** Documents may stay for a time after some moment of theirs, such as cars after they were sold. */
  readonly window?: { readonly attribute: string; readonly span: number }
  /** How many answers it keeps. */
  readonly cachedResults?: number
}

/** A site's own index over the shared documents: its queries cost what its own stock costs, however large the whole. */
export class View {
  readonly #definition: ViewDefinition
  readonly #documents: Documents
  readonly #index: SearchIndex
  readonly #results: ResultCache

  /** It shows nothing until it has taken them in. */
  constructor(schema: IndexSchema, definition: ViewDefinition, documents: Documents, shared: Shared) {
    this.#definition = definition
    this.#documents = documents
    this.#index = new SearchIndex(schema, { own: definition.own, shared, documents })
    this.#results = new ResultCache(definition.cachedResults ?? 0)
  }

  /** Takes in what it shows of these documents. */
  *takeIn(ids: readonly DocumentId[]): Work {
    const documents = this.#documents
    const { attribute, sign } = roughRank(this.#index.schema)
    const keys = new Float64Array(ids.length)
    for (const [at, id] of ids.entries()) {
      keys[at] = sign * Number(documents.read(id, attribute) ?? Number.NaN)
      yield
    }
    const order = yield* sorted(Uint32Array.from(ids.keys()), (one, other) => keys[one]! - keys[other]! || 0)
    const shown = Iterator.from(order)
      .map((at) => documents.get(ids[at]!)!)
      .filter((document) => this.#includes(document))
    yield* this.#index.take(shown, ids.length)
  }

  get size(): number {
    return this.#index.size
  }

  get version(): number {
    return this.#index.version
  }

  search(query: SearchQuery, now: number): SearchResult {
    const standing = this.#standing(now)
    return this.#results.get(this.version, [query, standing], () => this.#index.search(query, standing))
  }

  /** The same in parts, within a budget. */
  searchInParts(query: SearchQuery, now: number, budget: Budget): Promise<SearchResult> {
    const standing = this.#standing(now)
    return this.#results.getLater(this.version, [query, standing], () =>
      this.#index.searchInParts(query, budget, standing),
    )
  }

  searchFacetInParts(query: FacetQuery, now: number, budget: Budget): Promise<FacetCount[]> {
    return this.#index.searchFacetInParts(query, budget, this.#standing(now))
  }

  searchFacet(query: FacetQuery, now: number): FacetCount[] {
    return this.#index.searchFacet(query, this.#standing(now))
  }

  federateInParts(federation: Federation, now: number, budget: Budget): Promise<FederatedResult> {
    return this.#index.federateInParts(federation, budget, this.#standing(now))
  }

  /** When the next document leaves its window; infinity if none will. */
  nextLeaving(now: number): number {
    const { window } = this.#definition
    return window ? this.#index.firstAbove(window.attribute, now - window.span) + window.span : Number.POSITIVE_INFINITY
  }

  /** A document of one of its parts is new, or has changed from what it was before. */
  put(document: Document, before: Document | undefined): void {
    if (this.#includes(document)) this.#index.replace(document, before)
    else this.remove(this.#documents.idOf(document), before)
  }

  remove(id: DocumentId, before: Document | undefined): void {
    this.#index.leave(id, before)
  }

  /**
   * The window begins at the last moment a document really has: the same documents pass, and the filter, which is part
   * of what answers are kept under, stays the same until one more of them leaves.
   */
  #standing(now: number): Filter | undefined {
    const { standing, window } = this.#definition
    return standing?.(window ? this.#index.lastAtMost(window.attribute, now - window.span) : now)
  }

  #includes(document: Document): boolean {
    return this.#definition.includes?.(document) ?? true
  }
}
