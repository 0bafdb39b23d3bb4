const steps = [5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200]

/** Between which prices, in dollars, to count vehicles so that bands can be made of them. */
export const priceBounds: readonly number[] = [0, ...steps.map((step) => step * 1_000), Number.MAX_SAFE_INTEGER]

/** How many cost less than a round figure. */
export interface PriceBand {
  label: string
  count: number
}

/**
 * Round figures that say something of these prices, counted between the bounds: the lowest that has any, then each that
 * has clearly more, none that has everything.
 */
export function priceBands(counts: readonly number[], most = 3): PriceBand[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const bands: PriceBand[] = []
  let count = 0
  for (const [at, step] of steps.entries()) {
    count += counts[at] ?? 0
    const before = bands.at(-1)?.count ?? 0
    const isMore = before === 0 ? count > 0 : count >= before * 1.5
    if (isMore && count < total && bands.length < most) bands.push({ label: `under $${step}k`, count })
  }
  return bands
}

/** Round figures, in dollars, that something can be had for and not everything can. */
export function budgetsFor(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let count = 0
  return steps.flatMap((step, at) => {
    count += counts[at] ?? 0
    return count > 0 && count < total ? [step * 1_000] : []
  })
}
