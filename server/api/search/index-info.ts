import { carSchema } from '#domain/stock-search/car-schema.ts'
import { isFilterable, isSortable, synonymTable } from '#search/index.ts'
import { most, usual } from './search-request.ts'

const named = Object.entries(carSchema.attributes)

/** The index's settings; they are the same for every site and cannot be changed from outside. */
export const settings = {
  displayedAttributes: ['*'],
  searchableAttributes: named.filter(([, attribute]) => attribute.text).map(([name]) => name),
  filterableAttributes: [...named.filter(([, attribute]) => isFilterable(attribute)).map(([name]) => name), '_geo'],
  sortableAttributes: [...named.filter(([, attribute]) => isSortable(attribute)).map(([name]) => name), '_geo'],
  rankingRules: ['words', 'sort', 'typo', 'exactness', 'attributeRank', ...carSchema.rank],
  stopWords: [],
  synonyms: Object.fromEntries(synonymTable(carSchema.synonyms ?? [])),
  distinctAttribute: null,
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    disableOnWords: [],
    disableOnAttributes: named.filter(([, attribute]) => attribute.text === 'code').map(([name]) => name),
    disableOnNumbers: true,
  },
  faceting: { maxValuesPerFacet: usual.valuesPerFacet, sortFacetValuesBy: { '*': 'alpha' } },
  pagination: { maxTotalHits: most.offset },
  separatorTokens: [],
  nonSeparatorTokens: [],
  dictionary: [],
  proximityPrecision: 'byAttribute',
  searchCutoffMs: null,
  localizedAttributes: null,
  facetSearch: true,
  prefixSearch: 'indexingTime',
} as const

/** Sub-routes of the settings are their names in dashes: /settings/ranking-rules. */
export const settingOf = (path: string): unknown => {
  const key = path.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return Object.hasOwn(settings, key) ? settings[key as keyof typeof settings] : undefined
}
