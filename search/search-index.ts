import type { Budget } from './budget.ts'
import { Columns, type Entry } from './columns/columns.ts'
import type { FacetCount } from './facets/distribution.ts'
import { searchFacetValues, type FacetQuery } from './facets/search-values.ts'
import type { SearchQuery, SearchResult } from './query.ts'
import { runQuery } from './run-query.ts'
import type { Document, DocumentId, IndexSchema } from './schema.ts'
import type { Filter } from './filter/filter.ts'
import { Shared } from './shared.ts'
import { finish, finishInParts, type Steps } from './steps.ts'

/** What only this index says of a document: its own price a week, tag or rank. */
export type Own = (document: Document) => Document | undefined

export interface IndexOptions {
  readonly own?: Own | undefined
  /** What several indexes of a process have in common. */
  readonly shared?: Shared
}

/** Documents that can be searched, filtered, counted and sorted. */
export class SearchIndex {
  readonly schema: IndexSchema
  readonly #own: Own | undefined
  readonly #shared: Shared
  #columns: Columns
  #version = 0

  constructor(schema: IndexSchema, options: IndexOptions = {}) {
    this.schema = schema
    this.#own = options.own
    this.#shared = options.shared ?? new Shared()
    this.#columns = new Columns(schema, [], this.#shared)
  }

  get size(): number {
    return this.#columns.size
  }

  /** Grows with every change, so that whoever keeps an answer knows when it is old. */
  get version(): number {
    return this.#version
  }

  /** Replaces everything. */
  load(documents: Iterable<Document>): void {
    const byId = new Map<unknown, Document>()
    for (const document of documents) byId.set(document[this.schema.id], document)
    this.#columns = new Columns(
      this.schema,
      Array.from(byId.values(), (document) => this.#entry(document)),
      this.#shared,
    )
    this.#version++
  }

  upsert(document: Document): void {
    this.#columns.put(this.#entry(document))
    this.#version++
  }

  remove(id: DocumentId): boolean {
    const removed = this.#columns.remove(id)
    if (removed) this.#version++
    return removed
  }

  has(id: DocumentId): boolean {
    return this.#columns.slots.has(id)
  }

  /** The largest number of this attribute that is not above `limit`; minus infinity if all are. */
  lastAtMost(attribute: string, limit: number): number {
    const column = this.#columns.numbers.get(attribute)
    const place = column?.placeOfValue(limit, true) ?? 0
    return place === 0 ? Number.NEGATIVE_INFINITY : column!.values[column!.order[place - 1]!]!
  }

  /** The smallest number of this attribute above `limit`; infinity if none is. */
  firstAbove(attribute: string, limit: number): number {
    const column = this.#columns.numbers.get(attribute)
    const place = column?.placeOfValue(limit, true) ?? 0
    return column && place < column.size ? column.values[column.order[place]!]! : Number.POSITIVE_INFINITY
  }

  /** Answers a query; `standing` is a filter that always applies and no request can widen. */
  search(query: SearchQuery, standing?: Filter): SearchResult {
    const columns = this.#columns
    try {
      return finish(runQuery(columns, query, standing))
    } finally {
      columns.scratch.release()
    }
  }

  /** Searches among the values of one facet. */
  searchFacet(query: FacetQuery, standing?: Filter): FacetCount[] {
    const columns = this.#columns
    try {
      return finish(searchFacetValues(columns, query, standing))
    } finally {
      columns.scratch.release()
    }
  }

  /** The same as `search`, in parts: others run in between, and it costs no more than the budget has. */
  searchInParts(query: SearchQuery, budget: Budget, standing?: Filter): Promise<SearchResult> {
    return this.#inParts(budget, (columns) => runQuery(columns, query, standing))
  }

  searchFacetInParts(query: FacetQuery, budget: Budget, standing?: Filter): Promise<FacetCount[]> {
    return this.#inParts(budget, (columns) => searchFacetValues(columns, query, standing))
  }

  /** Where the stock changed in between it begins anew; the budget is the end of that. */
  async #inParts<Result>(budget: Budget, begin: (columns: Columns) => Steps<Result>): Promise<Result> {
    for (;;) {
      const columns = this.#columns
      const { capacity } = columns
      const version = this.#version
      const scratch = this.#shared.lend(capacity)
      const isCurrent = (): boolean => this.#version === version
      try {
        const finished = await finishInParts(begin(columns), { columns, scratch, budget, isCurrent })
        if (finished) return finished.result
      } finally {
        this.#shared.giveBack(capacity, scratch)
      }
    }
  }

  #entry(document: Document): Entry {
    const own = this.#own?.(document)
    return own === undefined ? { document } : { document, own }
  }
}
