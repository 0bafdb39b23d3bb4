import type { Settings } from 'meilisearch'
import { isFilterable, isSortable, synonymTable, type IndexSchema } from '#search/index.ts'

/** More than any stock holds, so that totals stay exact. */
const mostHits = 1_000_000
const mostValues = 1_000

/** The schema in a Meilisearch server's own terms. */
export function hostedSettings(schema: IndexSchema): Settings {
  const named = Object.entries(schema.attributes)
  const names = (keep: (attribute: (typeof named)[number][1]) => boolean): string[] =>
    named.filter(([, attribute]) => keep(attribute)).map(([name]) => name)
  return {
    searchableAttributes: [
      ...names(({ text }) => text === 'primary'),
      ...names(({ text }) => text === 'code'),
      ...names(({ text }) => text === 'secondary'),
    ],
    filterableAttributes: [...new Set([schema.id, ...names(isFilterable), '_geo'])],
    sortableAttributes: [...names(isSortable), '_geo'],
    // A sort that a shopper chose holds even where words were typed.
    rankingRules: ['words', 'sort', 'typo', 'exactness', 'attribute', 'proximity', ...schema.rank],
    synonyms: Object.fromEntries([...synonymTable(schema.synonyms ?? [])].map(([word, others]) => [word, [...others]])),
    typoTolerance: {
      minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
      disableOnAttributes: names(({ text }) => text === 'code'),
    },
    faceting: { maxValuesPerFacet: mostValues },
    pagination: { maxTotalHits: mostHits },
  }
}
