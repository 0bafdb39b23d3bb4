const steps = [5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200]

/** How many cost less than a round figure. */
export interface PriceBand {
  label: string
  count: number
}

/**
 * Round figures that say something of these prices: the lowest that has any, then each that has clearly more, none that
 * has everything.
 */
export function priceBands(pricesCents: readonly number[], most = 3): PriceBand[] {
  const bands: PriceBand[] = []
  for (const step of steps) {
    const count = pricesCents.filter((cents) => cents < step * 100_000).length
    const before = bands.at(-1)?.count ?? 0
    const isMore = before === 0 ? count > 0 : count >= before * 1.5
    if (isMore && count < pricesCents.length && bands.length < most) bands.push({ label: `under $${step}k`, count })
  }
  return bands
}
