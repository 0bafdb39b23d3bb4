import { formatMoney } from '../formats/money.ts'
import { valueLabel } from './facet-words.ts'
import { choiceFacets, rangeFacets, type ListingState, type Range, type RangeFacet } from './listing-state.ts'

/** One thing a shopper asked for, and the state without it. */
export interface ListingChip {
  readonly label: string
  readonly without: ListingState
}

const whole = new Intl.NumberFormat('en-AU')
/** A range's end as a shopper reads it. */
export const rangeWords: Readonly<Record<RangeFacet, (value: number) => string>> = {
  price: (dollars) => formatMoney(dollars * 100),
  subscription_price: (dollars) => `${formatMoney(dollars * 100)} a week`,
  km: (value) => `${whole.format(value)} km`,
  year: String,
}
/** Everything asked for, each to be taken back alone. Taking one back begins at the first page. */
export function listingChips(state: ListingState): ListingChip[] {
  const first = { ...state, page: 1 }
  const choices = choiceFacets.flatMap((name) =>
    (state.choices[name] ?? []).map((value) => {
      const rest = state.choices[name]!.filter((other) => other !== value)
      const { [name]: _, ...others } = state.choices
      return {
        label: valueLabel(name, value),
        without: { ...first, choices: rest.length > 0 ? { ...others, [name]: rest } : others },
      }
    }),
  )
  const ranges = rangeFacets.flatMap((name) => {
    const range = state.ranges[name]
    if (!range) return []
    const { [name]: _, ...others } = state.ranges
    return [{ label: rangeLabel(range, rangeWords[name]), without: { ...first, ranges: others } }]
  })
  const words = state.query ? [{ label: `“${state.query}”`, without: { ...first, query: '' } }] : []
  return [...words, ...choices, ...ranges]
}

function rangeLabel({ min, max }: Range, show: (value: number) => string): string {
  if (max === null) return `from ${show(min ?? 0)}`
  return min === null || min === 0 ? `up to ${show(max)}` : `${show(min)} to ${show(max)}`
}
