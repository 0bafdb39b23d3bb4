import type { MultiSearchResult } from 'meilisearch'
import { expect, it } from 'vitest'
import { carSchema } from '#domain/stock-search/car-schema.ts'
import type { Document, SearchQuery } from '#search/index.ts'
import { mergeAnswers, requestsFor } from './hosted-queries.ts'

/** What is made of a server that finds so many, by its own word and by car type. */
function totalOf(
  estimatedTotalHits: number,
  facetDistribution?: Record<string, Record<string, number>>,
  query: SearchQuery = {},
): number {
  const answer = { hits: [], estimatedTotalHits, facetDistribution } as unknown as MultiSearchResult<Document>
  return mergeAnswers(query, carSchema, requestsFor(query, 'dealership_id IN [1]', carSchema), [answer]).total
}
const byType = { car_type: { new: 400, demo: 100, used: 4_500 } }

it.each([
  ['its own total, up to 1,999', 1_999, byType, 1_999],
  ['the sum of a facet’s counts, over 1,999', 2_000, byType, 5_000],
  ['the same, where it caps at more', 4_000, byType, 5_000],
  ['nothing, where nothing is found', 0, { car_type: {} }, 0],
])('a hosted server is believed for %s [SL-25]', (_, said, counts, total) => expect(totalOf(said, counts)).toBe(total))

it('the facet whose counts add up is asked for whatever else is [SL-25]', () => {
  expect(requestsFor({ facets: ['make'] }, 'dealership_id IN [1]', carSchema)[0]!.request.facets).toEqual([
    'make',
    'car_type',
  ])
})

it.each<[string, SearchQuery, string[] | undefined]>([
  ['only the attributes that are wanted', { only: ['id'] }, ['id']],
  ['all attributes, where none are named', {}, undefined],
])('a hosted server is asked for %s [SL-25]', (_, query, attributes) =>
  expect(requestsFor(query, 'dealership_id IN [1]', carSchema)[0]!.request.attributesToRetrieve).toEqual(attributes),
)
