import type { Budget } from './budget.ts'
import { Columns, keptAttributes, type Entry } from './columns/columns.ts'
import { Documents } from './documents.ts'
import type { FacetCount } from './facets/distribution.ts'
import { searchFacetValues, type FacetQuery } from './facets/search-values.ts'
import { federate, type FederatedResult, type Federation } from './federate.ts'
import type { SearchQuery, SearchResult } from './query.ts'
import { runQuery } from './run-query.ts'
import type { Document, DocumentId, IndexSchema } from './schema.ts'
import type { Filter } from './filter/filter.ts'
import { Shared } from './shared.ts'
import { atOnce, type Work } from './slices.ts'
import { finish, finishInParts, type Steps } from './steps.ts'

/** What only this index says of a document: its own price a week, tag or rank. */
export type Own = (document: Document) => Document | undefined

export interface IndexOptions {
  readonly own?: Own | undefined
  /** What several indexes of a process have in common. */
  readonly shared?: Shared
  /** Documents that several indexes show, each some of them. Whoever keeps them tells of changes by `replace` and `leave`. */
  readonly documents?: Documents
}

/** Documents that can be searched, filtered, counted and sorted. */
export class SearchIndex {
  readonly schema: IndexSchema
  readonly #own: Own | undefined
  readonly #shared: Shared
  #documents: Documents
  #columns: Columns
  #version = 0
  /** What it says of documents, by what that is: few differ. */
  readonly #owns = new Map<string, Document>()

  constructor(schema: IndexSchema, options: IndexOptions = {}) {
    this.schema = schema
    this.#own = options.own
    this.#shared = options.shared ?? new Shared()
    this.#documents = options.documents ?? new Documents(schema, keptAttributes(schema))
    this.#columns = new Columns(schema, this.#documents, 0, this.#shared)
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
    this.#documents = new Documents(this.schema, keptAttributes(this.schema))
    for (const document of byId.values()) this.#documents.put(document)
    const { attribute, sign } = roughRank(this.schema)
    const key = (document: Document): number => Number(document[attribute] ?? Number.NaN)
    const roughly = [...byId.values()].toSorted((one, other) => sign * (key(one) - key(other)) || 0)
    atOnce(this.take(roughly, roughly.length))
  }

  /** Replaces what it shows by these of its documents, at most so many. Until that is done it answers as before. */
  *take(documents: Iterable<Document>, most: number): Work {
    const columns = new Columns(this.schema, this.#documents, most, this.#shared)
    yield* columns.load(Iterator.from(documents).map((document) => this.#entry(document)))
    this.#columns = columns
    this.#version++
  }

  upsert(document: Document): void {
    const before = this.#documents.get(this.#documents.idOf(document))
    this.#documents.put(document)
    this.replace(document, before)
  }

  remove(id: DocumentId): boolean {
    const before = this.#documents.get(id)
    this.#documents.remove(id)
    return this.leave(id, before)
  }

  /** One of its documents is new, or has changed from what it was before. */
  replace(document: Document, before: Document | undefined): void {
    this.#columns.put(this.#entry(document), before)
    this.#version++
  }

  /** A document is no longer shown. */
  leave(id: DocumentId, before: Document | undefined): boolean {
    const hasLeft = before !== undefined && this.#columns.remove(id, before)
    if (hasLeft) this.#version++
    return hasLeft
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

  /** Answers several queries with one list of hits. */
  federate(federation: Federation, standing?: Filter): FederatedResult {
    const columns = this.#columns
    try {
      return finish(federate(columns, federation, standing))
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

  federateInParts(federation: Federation, budget: Budget, standing?: Filter): Promise<FederatedResult> {
    return this.#inParts(budget, (columns) => federate(columns, federation, standing))
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
    return own === undefined ? { document } : { document, own: this.#heldOnce(own) }
  }

  #heldOnce(own: Document): Document {
    const text = JSON.stringify(own)
    const known = this.#owns.get(text)
    if (known) return known
    if (this.#owns.size < mostOwns) this.#owns.set(text, own)
    return own
  }
}

/** More than differ where it pays to hold them once. */
const mostOwns = 10_000

/** The attribute that mostly decides the order of documents. */
export function roughRank({ id, rank }: IndexSchema): { attribute: string; sign: 1 | -1 } {
  return { attribute: rank[0]?.split(':')[0] ?? id, sign: rank[0]?.endsWith(':asc') ? 1 : -1 }
}
