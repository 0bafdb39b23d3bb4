// itemsjs filters and counts; words and prices are looked up beside it and passed on as ids, the way its manual shows.
// The status goes in as one more "any of" facet, so its own counts come out wider than asked; there are no ranges.
import itemsjs from 'itemsjs'
import type { Peer } from '../peer.ts'
import { facets, singleFacets, type Answer, type Query } from '../query.ts'
import type { Car } from '../stock.ts'
import { createWordSearch } from './word-search.ts'

/** itemsjs takes an id of 0 for none. */
type Item = Car & { itemId: number }

const shown = { size: 100, hide_zero_doc_count: true, chosen_filters_on_top: false }
const aggregations = {
  ...Object.fromEntries(singleFacets.map((facet) => [facet, { ...shown, conjunction: false }])),
  features: { ...shown, conjunction: true },
}
const sortings = Object.fromEntries(
  ['price:asc', 'price:desc', 'rank:desc', 'created_at:desc'].map((sort) => {
    const [field, order] = sort.split(':')
    return [sort, { field, order }]
  }),
)

export const peer: Peer = {
  name: 'itemsjs',
  lacks: ['stats', 'status facet'],
  async build(documents) {
    const items: Item[] = documents.map((car) => ({ ...car, itemId: car.id + 1 }))
    const engine = itemsjs(items, { native_search_enabled: false, custom_id_field: 'itemId', aggregations, sortings })
    const findWords = createWordSearch(items)
    return {
      search(query) {
        const { pagination, data } = engine.search({
          per_page: query.limit,
          sort: query.sort,
          ids: lookUpIds(query, findWords, items),
          filters: {
            ...query.choices,
            status: query.status,
            ...(query.features.length > 0 && { features: query.features }),
          },
        })
        const counts = facets.map((facet) => [facet, countsOf(data.aggregations[facet]!.buckets)])
        return {
          total: pagination.total,
          hits: data.items as Answer['hits'],
          facets: Object.fromEntries(counts),
          stats: {},
        }
      },
    }
  },
}

function lookUpIds(
  { text, price }: Query,
  findWords: (text: string) => number[],
  items: readonly Item[],
): number[] | undefined {
  if (!text && !price) return undefined
  const named = text ? findWords(text).map((id) => items[id]!) : items
  const affordable = price ? named.filter((car) => car.price >= price[0] && car.price <= price[1]) : named
  return affordable.map(({ itemId }) => itemId)
}

function countsOf(buckets: readonly { key: string; doc_count: number }[]) {
  return Object.fromEntries(
    buckets.filter((bucket) => bucket.doc_count > 0).map((bucket) => [bucket.key, bucket.doc_count]),
  )
}
