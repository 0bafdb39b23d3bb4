import type { SearchResult } from '#search/index.ts'
import { mostModels, orderedValues } from './facet-order.ts'
import type { ChoiceBase, ListingFacet } from './listing.ts'
import type { Fixed } from './listing-question.ts'
import { isRangeFacet, type ChoiceFacet, type FacetName } from './listing-state.ts'
import { modelsByMake } from './models-of.ts'
import { rangeBase } from './range-bounds.ts'

interface FacetSource {
  readonly filters: readonly FacetName[]
  readonly fixed: Fixed
  readonly certifiedOnly: boolean
  /** What the listing has when nothing is chosen. */
  readonly found: Pick<SearchResult, 'facetCounts' | 'facetStats'>
}

/** What to count to know a listing's facets; models are told apart by make. */
export const facetsToCount = (filters: readonly FacetName[]): string[] => [
  ...new Set(['kind', 'make', 'make_model', ...filters]),
]

/** The filters a listing offers, in the site's order. One with a single value is no choice and is left out. */
export function listingFacets(source: FacetSource): ListingFacet[] {
  return source.filters.flatMap((name) => {
    const facet = isRangeFacet(name)
      ? rangeBase(name, source.found.facetStats[name])
      : choiceBase(source, name as ChoiceFacet)
    return facet ?? []
  })
}

function choiceBase({ fixed, certifiedOnly, found }: FacetSource, name: ChoiceFacet): ChoiceBase | null {
  if (name === 'model') return modelBase(fixed, found)
  const asked = fixed[name]
  const known = (found.facetCounts[name] ?? []).filter(({ value }) => asked === undefined || asked.includes(value))
  const values = orderedValues(name, known)
  if (name === 'certified') return certifiedBase(values, certifiedOnly)
  return values.length > 1 ? { kind: 'choices', name, values } : null
}

/** Where all that is offered is certified stock, 'not certified' is nothing to choose. */
function certifiedBase(values: readonly string[], certifiedOnly: boolean): ChoiceBase | null {
  if (!values.includes('true')) return null
  return { kind: 'choices', name: 'certified', values: certifiedOnly ? ['true'] : values }
}

function modelBase(fixed: Fixed, { facetCounts }: FacetSource['found']): ChoiceBase | null {
  const makes = fixed['make'] ?? orderedValues('make', facetCounts['make'] ?? [])
  const all = modelsByMake(
    makes,
    (facetCounts['make_model'] ?? []).map(({ value }) => value),
  )
  const shown = makes.flatMap((make) => all.filter((each) => each.make === make).slice(0, mostModels))
  if (fixed['model'] !== undefined || shown.length < 2) return null
  return {
    kind: 'choices',
    name: 'model',
    values: shown.map(({ model }) => model),
    makes: shown.map(({ make }) => make),
  }
}
