// Written out, not left to Intl: the first of its formats takes a telephone a tenth of a second, before any page can be
// pressed (docs/decisions/0051-scripts-that-begin-at-once.md).

/** Cents as shoppers read them: '$32,990', no decimals. */
export const formatMoney = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${grouped(Math.abs(cents / 100).toFixed(0))}`

/** A number as shoppers read it: '1,214', with at most three decimals. */
export function formatNumber(value: number): string {
  const [whole, decimals = ''] = value.toFixed(3).split('.')
  const kept = decimals.replace(/0+$/, '')
  return kept ? `${grouped(whole!)}.${kept}` : grouped(whole!)
}

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
