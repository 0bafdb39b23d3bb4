import {
  parseFilter,
  Views,
  type Budget,
  type Document,
  type FacetCount,
  type FacetQuery,
  type FederatedResult,
  type Federation,
  type Filter,
  type IndexSchema,
  type SearchQuery,
  type ViewDefinition,
} from '#search/index.ts'
import type { FederatedSearch, SearchService, SiteResult, SiteScope, StockChange } from './search-service.ts'

interface InProcessOptions {
  readonly schema: IndexSchema
  /** The present second. */
  readonly clock: () => number
}

const soldAt = 'sold_date_timestamp'

/** The embedded default: the stock in this process's memory. */
export class InProcessSearch implements SearchService, FederatedSearch {
  readonly #views: Views
  readonly #clock: () => number

  constructor({ schema, clock }: InProcessOptions) {
    this.#clock = clock
    this.#views = new Views(schema, { partition: 'dealership_id', clock })
  }

  load(documents: Iterable<Document>): Promise<void> {
    return this.#views.load(documents)
  }

  /** Everything it has been given. */
  documents(): Iterable<Document> {
    return this.#views.documents()
  }

  /** How many documents these dealerships have. */
  sizeOf(dealershipIds: readonly number[]): number {
    return this.#views.sizeOf(dealershipIds)
  }

  apply(changes: readonly StockChange[]): Promise<void> {
    return this.#views.apply(changes)
  }

  define(site: string, scope: SiteScope): void {
    this.#views.define(site, viewOf(scope))
  }

  forget(site: string): void {
    this.#views.drop(site)
  }

  async search(site: string, query: SearchQuery, budget?: Budget): Promise<SiteResult> {
    const view = await this.#views.view(site)
    const now = this.#clock()
    const found = budget ? await view.searchInParts(query, now, budget) : view.search(query, now)
    return { ...found, validUntil: view.nextLeaving(now) }
  }

  async searchFacet(site: string, query: FacetQuery, budget?: Budget): Promise<FacetCount[]> {
    const view = await this.#views.view(site)
    const now = this.#clock()
    return budget ? view.searchFacetInParts(query, now, budget) : view.searchFacet(query, now)
  }

  async federate(site: string, federation: Federation, budget: Budget): Promise<FederatedResult> {
    return (await this.#views.view(site)).federateInParts(federation, this.#clock(), budget)
  }
}

/** The filter is read once for each moment a document leaves, not for each query. */
function viewOf(scope: SiteScope): ViewDefinition {
  let read: { after: number; filter: Filter } | undefined
  const standing = (after: number): Filter => {
    if (read?.after !== after) read = { after, filter: parseFilter(scope.filter(after))! }
    return read.filter
  }
  // A filter that cannot be read fails here, where it is configured, not in front of a shopper.
  standing(0)
  return {
    partitions: scope.dealershipIds,
    standing,
    window: { attribute: soldAt, span: scope.soldWindow },
    ...(scope.own ? { own: scope.own } : {}),
    cachedResults: scope.cachedResults,
  }
}
