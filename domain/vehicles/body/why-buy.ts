import type { BodySection } from './body-source.ts'

interface WhyBuy {
  points: readonly string[]
}

/** Why to buy here, in the site's own words. */
export const whyBuyFromUs: BodySection<WhyBuy> = (_ctx, { config }) => {
  const { whyBuyFromUs: points } = config.vehiclePage
  return points.length === 0 ? null : { points }
}
