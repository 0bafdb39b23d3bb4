const whole = new Intl.NumberFormat('en-AU')

/** A number as shoppers read it: '1,214'. */
export const formatNumber = (value: number): string => whole.format(value)
