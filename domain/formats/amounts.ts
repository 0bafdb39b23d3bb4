const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })

/** Cents as shoppers read them: '$32,990', no decimals. */
export const formatMoney = (cents: number): string => dollars.format(cents / 100)

const whole = new Intl.NumberFormat('en-AU')

/** A number as shoppers read it: '1,214'. */
export const formatNumber = (value: number): string => whole.format(value)
