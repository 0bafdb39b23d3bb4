import { emptyState, type ChoiceFacet, type ListingState } from '../listing-state.ts'
import { listingChips } from '../facet-labels.ts'
import type { Fixed, ListingBase } from '../listing.ts'
import { bothChoices, type Asked, type Choices } from './phrase.ts'

/** A state with what its words ask for as filters, and the words that are left. */
export function meantState(
  { fixed }: Pick<ListingBase, 'fixed'>,
  state: ListingState,
  asked: Asked,
  rest: string,
): ListingState {
  return {
    ...state,
    query: rest,
    sort: asked.sort ?? state.sort,
    choices: bothChoices(state.choices, beyondPath(asked.choices, fixed)),
    ranges: { ...state.ranges, ...asked.ranges },
    without: bothChoices(state.without, asked.without),
  }
}

/** What the path says need not be chosen. */
function beyondPath(choices: Choices, fixed: Fixed): Choices {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([name, values]) => {
      const others = values.filter(
        (value) => !(fixed[name as ChoiceFacet]?.length === 1 && fixed[name]!.includes(value)),
      )
      return others.length > 0 ? [[name, others]] : []
    }),
  )
}

/** 'Toyota · HiLux · Ute · up to $50,000': what it is, before what it is like. */
export function askedLabel({ choices, ranges, without, sort }: Asked): string {
  const { make, model, badge, filtered_features: features, ...others } = choices
  const name = { ...(make && { make }), ...(model && { model }) }
  const kinds = [
    { ...emptyState, choices: name },
    { ...emptyState, choices: { ...(badge && { badge }) } },
    { ...emptyState, choices: others, ranges },
    { ...emptyState, choices: { ...(features && { filtered_features: features }) }, without },
  ]
  const labels = kinds.flatMap((state) => listingChips(state).map(({ label }) => label))
  return [...labels, ...(sort === 'lowestPrice' ? ['lowest price first'] : [])].join(' · ')
}
