import { SearchIndex, type Attribute, type IndexSchema } from '../../search/index.ts'
import type { Peer } from './peer.ts'
import { facets, numericFacets, singleFacets, statistics, type Answer, type Query } from './query.ts'

/** The settings that the stock is searched with. */
export const indexSchema: IndexSchema = {
  id: 'id',
  rank: ['rank:desc'],
  synonyms: [
    ['ute', 'pickup'],
    ['auto', 'automatic'],
    ['4wd', '4x4'],
  ],
  // What a result card shows.
  displayed: [
    'id',
    'stock_no',
    'name',
    'make',
    'model',
    'badge',
    'year',
    'price',
    'price_egc',
    'km',
    'body',
    'fuel',
    'transmission',
    'colour',
    'state',
    'city',
    'dealership',
    'condition',
    'status',
    'image',
    'images_count',
    'engine_l',
    'created_at',
    'rank',
  ],
  attributes: {
    ...Object.fromEntries(
      singleFacets.map((facet): [string, Attribute] => [
        facet,
        { kind: numericFacets.has(facet) ? 'number' : 'string', facet: true },
      ]),
    ),
    make: { kind: 'string', facet: true, text: 'primary' },
    model: { kind: 'string', facet: true, text: 'primary' },
    ...Object.fromEntries(
      ['badge', 'series', 'colour', 'body'].map((name): [string, Attribute] => [
        name,
        { kind: 'string', facet: true, text: 'secondary' },
      ]),
    ),
    name: { kind: 'string', text: 'secondary' },
    stock_no: { kind: 'string', text: 'code' },
    features: { kind: 'strings', facet: true },
    year: { kind: 'number', facet: true, sort: true },
    price: { kind: 'number', sort: true },
    km: { kind: 'number', sort: true },
    created_at: { kind: 'number', sort: true },
    rank: { kind: 'number', sort: true },
  },
}

export const peer: Peer = {
  name: 'ours',
  byWords: 'more',
  async build(documents) {
    const index = new SearchIndex(indexSchema)
    index.load(documents)
    const requests = new Map<Query, Request>()
    return {
      search(query): Answer {
        let request = requests.get(query)
        if (!request) requests.set(query, (request = requestFor(query)))
        const { hits, total, facetCounts, facetStats } = index.search(request)
        return {
          hits: hits as unknown as Answer['hits'],
          total,
          facets: facetCounts as unknown as Answer['facets'],
          stats: facetStats,
        }
      },
    }
  },
}

type Request = ReturnType<typeof requestFor>

const counted = [...new Set<string>([...facets, ...statistics])]
const disjunctive = [...singleFacets.filter((facet) => facet !== 'status'), 'price']

const isValue =
  (attribute: string) =>
  (value: string): string =>
    `${attribute} = ${JSON.stringify(value)}`

/** The query in our own language: filters are text, and read anew in each search. */
export function requestFor({ text, status, choices, features, price, sort, limit }: Query) {
  return {
    q: text,
    filter: [
      `status IN [${status.join(', ')}]`,
      ...Object.entries(choices).map(([attribute, values]) => values.map(isValue(attribute))),
      ...(price ? [`price ${price[0]} TO ${price[1]}`] : []),
      ...features.map(isValue('features')),
    ],
    facets: counted,
    disjunctive,
    ...(sort !== 'rank:desc' && { sort: [sort] }),
    limit,
  }
}
