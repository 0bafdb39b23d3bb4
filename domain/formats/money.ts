const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })

/** Cents as shoppers read them: '$32,990', no decimals. */
export const formatMoney = (cents: number): string => dollars.format(cents / 100)
