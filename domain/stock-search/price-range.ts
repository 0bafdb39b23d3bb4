const bounds = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]
const thousands = (dollars: number): string => `$${dollars / 1000}k`

/** The band a price falls in, as a shopper would say it. */
export function priceRange(dollars: number): string {
  const at = bounds.findIndex((bound) => dollars < bound)
  if (at === 0) return `Under ${thousands(bounds[0]!)}`
  if (at < 0) return `${thousands(bounds.at(-1)!)} and over`
  return `${thousands(bounds[at - 1]!)} to ${thousands(bounds[at]!)}`
}
