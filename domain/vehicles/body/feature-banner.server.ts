import { featureItems } from '../../content/sections/feature-banner.server.ts'
import { nounOf } from '../nouns.ts'
import type { BodySection } from './body-source.ts'

interface FeatureBanner {
  items: ReturnType<typeof featureItems>
}

/** Latest offers, book a service, sell your car: those of them that the site has a page for. */
export const featureBanner: BodySection<FeatureBanner> = (_ctx, { vehicle, config }) => {
  const items = featureItems(config, nounOf(vehicle).singular).filter(({ href }) => href !== null)
  return items.length === 0 ? null : { items }
}
