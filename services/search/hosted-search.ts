import { Meilisearch, type EnqueuedTaskPromise, type Index } from 'meilisearch'
import {
  SearchError,
  type Document,
  type FacetCount,
  type FacetQuery,
  type IndexSchema,
  type SearchQuery,
} from '#search/index.ts'
import { hostedSettings } from './hosted-settings.ts'
import { filterParts, mergeAnswers, requestsFor, scopeFilter } from './hosted-queries.ts'
import type { SearchService, SiteResult, SiteScope, StockChange } from './search-service.ts'

interface HostedOptions {
  readonly host: string
  readonly apiKey: string
  readonly indexName: string
  readonly schema: IndexSchema
  /** The present second. */
  readonly clock: () => number
}

/** How long an answer may be kept: the server does not say when the next document leaves its window. */
const trusted = 60
/** Given up after this, so that whoever asks can turn to another. */
const patience = 2_000
const batch = 1_000

/** A Meilisearch server. Settings and documents are pushed to it; each query carries the site's own filter. */
export class HostedSearch implements SearchService {
  readonly #options: HostedOptions
  /** For questions, which someone is waiting for. */
  readonly #asking: Meilisearch
  /** For documents, which take as long as they take. */
  readonly #index: Index
  readonly #scopes = new Map<string, SiteScope>()

  constructor(options: HostedOptions) {
    this.#options = options
    const { host, apiKey } = options
    this.#asking = new Meilisearch({ host, apiKey, timeout: patience })
    this.#index = new Meilisearch({ host, apiKey }).index(options.indexName)
  }

  /** Replaces what the server has: settings first, then documents, then those go that are no longer ours. */
  async load(documents: Iterable<Document>): Promise<void> {
    const { id } = this.#options.schema
    await done(this.#index.updateSettings(hostedSettings(this.#options.schema)))
    const ids: number[] = []
    // Documents are made as they are asked for: never more at a time than are sent.
    const rest = Iterator.from(documents)
    for (let some = nextOf(rest); some.length > 0; some = nextOf(rest)) {
      for (const document of some) ids.push(document[id] as number)
      await this.#put(some)
    }
    await done(
      this.#index.deleteDocuments({ filter: ids.length > 0 ? `${id} NOT IN [${ids.join(', ')}]` : `${id} EXISTS` }),
    )
  }

  async apply(changes: readonly StockChange[]): Promise<void> {
    const put = changes.flatMap((change) => ('put' in change ? [change.put] : []))
    const gone = changes.flatMap((change) => ('remove' in change ? [String(change.remove)] : []))
    if (put.length > 0) await this.#put(put)
    if (gone.length > 0) await done(this.#index.deleteDocuments(gone))
  }

  define(site: string, scope: SiteScope): void {
    this.#scopes.set(site, scope)
  }

  forget(site: string): void {
    this.#scopes.delete(site)
  }

  async search(site: string, query: SearchQuery): Promise<SiteResult> {
    const now = this.#options.clock()
    const requests = requestsFor(query, this.#filterOf(site, now), this.#options.schema)
    const { results } = await this.#asking.multiSearch({
      queries: requests.map(({ request }) => ({ indexUid: this.#options.indexName, ...request })),
    })
    return { ...mergeAnswers(query, this.#options.schema, requests, results), validUntil: now + trusted }
  }

  async searchFacet(
    site: string,
    { facetName, facetQuery = '', q = '', filter, limit = 100, ...query }: FacetQuery,
  ): Promise<FacetCount[]> {
    const scope = this.#filterOf(site, this.#options.clock())
    const parts = filterParts(filter, this.#options.schema).map(({ text }) => text)
    const answer = await this.#asking
      .index(this.#options.indexName)
      .searchForFacetValues({
        facetName,
        facetQuery,
        q,
        filter: [scope, ...parts],
        matchingStrategy: query.matchingStrategy ?? 'last',
        ...(query.searchOn && { attributesToSearchOn: [...query.searchOn] }),
      })
    const hits = answer.facetHits
    const ordered = query.order === 'alpha' ? hits : hits.toSorted((one, other) => other.count - one.count)
    return ordered.slice(0, limit)
  }

  #put(documents: Document[]): Promise<void> {
    return done(this.#index.addDocuments(documents, { primaryKey: this.#options.schema.id }))
  }

  #filterOf(site: string, now: number): string {
    const scope = this.#scopes.get(site)
    if (!scope) throw new SearchError('index_not_found', `Index \`${site}\` not found.`)
    return scopeFilter(scope, now)
  }
}

function nextOf(documents: Iterator<Document>): Document[] {
  const some: Document[] = []
  while (some.length < batch) {
    const next = documents.next()
    if (next.done) break
    some.push(next.value)
  }
  return some
}

/** Waits for a task to end, and takes one that failed for what it is. */
async function done(enqueued: EnqueuedTaskPromise): Promise<void> {
  const { status, error } = await enqueued.waitTask({ timeout: 0 })
  if (status !== 'succeeded')
    throw new Error(`The search server answered '${status}': ${error?.message ?? 'no reason given'}`)
}
