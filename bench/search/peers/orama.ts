// Orama has no facets of the "any of" kind: one more search for each facet chosen in, as a search page would send.
// It has no smallest and largest price, and is not asked for them. It takes every
// word for one just begun and, with several, finds at times more and at times fewer than have them all.
import { create, insertMultiple, search, type Orama } from '@orama/orama'
import type { Peer } from '../peer.ts'
import { facets, singleFacets, sortOf, tokenize, type Answer, type Query } from '../query.ts'

const schema = {
  name: 'string',
  features: 'enum[]',
  price: 'number',
  km: 'number',
  created_at: 'number',
  rank: 'number',
  ...Object.fromEntries(singleFacets.map((facet) => [facet, 'enum'])),
}
const tokenizer = {
  language: 'english',
  normalizationCache: new Map(),
  tokenize: (text: string) => [...new Set(tokenize(text))],
}

export const peer: Peer = {
  name: 'Orama',
  lacks: ['stats'],
  byWords: 'other',
  async build(documents) {
    const db = create({ schema, components: { tokenizer } })
    await insertMultiple(
      db,
      documents.map((car) => ({ ...car, id: String(car.id) })),
      5000,
    )
    return { search: (query) => answer(db, query) }
  },
}

async function answer(db: Orama, query: Query): Promise<Answer> {
  const chosen = Object.keys(query.choices)
  const main = await search(
    db,
    request(
      query,
      facets.filter((facet) => !chosen.includes(facet)),
      query.limit,
    ),
  )
  const counts = Object.entries(main.facets!)
  for (const attribute of chosen) {
    const others = Object.fromEntries(Object.entries(query.choices).filter(([name]) => name !== attribute))
    const around = await search(db, request({ ...query, choices: others }, [attribute], 1))
    counts.push([attribute, around.facets![attribute]!])
  }
  return {
    total: main.count,
    hits: main.hits.map(({ document }) => document as unknown as Answer['hits'][number]),
    facets: Object.fromEntries(counts.map(([facet, { values }]) => [facet, values])),
    stats: {},
  }
}

function request(query: Query, counted: readonly string[], limit: number) {
  const { attribute, direction } = sortOf(query)
  const isByRelevance = query.text && attribute === 'rank'
  return {
    term: query.text,
    ...(query.text && { properties: ['name'], threshold: 0, exact: false }),
    where: {
      status: { in: query.status },
      ...Object.fromEntries(Object.entries(query.choices).map(([name, values]) => [name, { in: values }])),
      ...(query.price && { price: { between: query.price } }),
      ...(query.features.length > 0 && { features: { containsAll: query.features } }),
    },
    facets: Object.fromEntries(counted.map((facet) => [facet, {}])),
    limit,
    ...(!isByRelevance && { sortBy: { property: attribute, order: direction.toUpperCase() } }),
  }
}
