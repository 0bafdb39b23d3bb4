import { QueryError, SearchError } from '#search/index.ts'
import type { SearchRequest } from './search-request.ts'

interface Common {
  readonly fields: readonly (keyof SearchRequest)[]
  readonly what: string
  readonly code: string
  /** Where it is said for all queries together. */
  readonly instead?: string
}

/** What one list of hits can have only once, so that none of its queries may say it. */
const common: readonly Common[] = [
  {
    fields: ['limit', 'offset', 'page', 'hitsPerPage'],
    what: 'pagination options',
    code: 'invalid_multi_search_query_pagination',
    instead: 'pass `federation.limit` and `federation.offset` for pagination in federated search',
  },
  {
    fields: ['facets', 'disjunctiveFacets', 'facetRanges', 'facetOrder', 'maxValuesPerFacet'],
    what: 'facet options',
    code: 'invalid_multi_search_query_facets',
    instead: 'pass `federation.facetsByIndex` for facets in federated search',
  },
  {
    fields: ['distinct'],
    what: '`distinct`',
    code: 'invalid_multi_search_distinct',
    instead: 'pass `federation.distinct`, which holds for all queries',
  },
  {
    fields: ['showPerformanceDetails'],
    what: '`.showPerformanceDetails`',
    code: 'invalid_multi_search_query_show_performance_details',
  },
]

/** Refuses a query that says for itself what holds for all. */
export function refuseOwn(request: SearchRequest, at: number): void {
  const isSaid = (field: keyof SearchRequest): boolean => ![undefined, null, false].includes(request[field] as null)
  for (const { fields, what, code, instead } of common) {
    const own = fields.find(isSaid)
    if (own === undefined) continue
    const message = [
      `Using ${what} is not allowed in federated queries.`,
      `Hint: remove \`${own}\` from the query or remove \`federation\` from the request`,
      ...(instead ? [`Hint: ${instead}`] : []),
    ].join('\n - ')
    throw new QueryError(at, new SearchError(code, message))
  }
}
