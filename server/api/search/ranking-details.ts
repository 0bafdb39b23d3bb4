import { carSchema } from '#domain/stock-search/car-schema.ts'
import { distanceBetween, type Document, type Score } from '#search/index.ts'

/** A hit's score rule by rule, in the order of the settings' ranking rules. */
export function rankingDetails(
  { words, typos, exact, primary }: Score,
  hit: Document,
  sort: readonly string[],
): Document {
  const relevance: [string, Document][] = [
    [
      'typo',
      { typoCount: typos.count, maxTypoCount: typos.most, score: (typos.most + 1 - typos.count) / (typos.most + 1) },
    ],
    [
      'exactness',
      {
        matchType: 'noExactMatch',
        matchingWords: exact.count,
        maxMatchingWords: exact.most,
        score: (exact.count + 1) / (exact.most + 1),
      },
    ],
    ['attributeRank', { score: (primary.count + 1) / (primary.most + 1) }],
  ]
  const wordRule: Document = {
    matchingWords: words.count,
    maxMatchingWords: words.most,
    score: words.count / words.most,
  }
  const isTyped = words.most > 0
  const rules = [
    ...(isTyped ? [['words', wordRule] as const] : []),
    ...sort.map((rule) => [rule, sortDetails(rule, hit)] as const),
    ...(isTyped && sort.length === 0 ? relevance : []),
    ...carSchema.rank.map((rule) => [rule, sortDetails(rule, hit)] as const),
  ]
  return Object.fromEntries(rules.map(([rule, details], order) => [rule, { order, ...details }]))
}

function sortDetails(rule: string, hit: Document): Document {
  const place = placeOf([rule])
  if (!place) return { value: hit[rule.replace(/:(asc|desc)$/, '')] ?? null }
  const geo = hit['_geo'] as Place | undefined
  return { value: geo ?? null, distance: geo ? Math.round(distanceBetween(geo, place)) : null }
}

interface Place {
  readonly lat: number
  readonly lng: number
}

/** The place that hits are sorted by, if they are. */
export function placeOf(sort: readonly string[]): Place | undefined {
  const found = sort.map((rule) => /^_geoPoint\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)/.exec(rule)).find(Boolean)
  return found ? { lat: Number(found[1]), lng: Number(found[2]) } : undefined
}
