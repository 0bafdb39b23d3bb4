import { FeatureBanner } from '../../sections/feature-banner.tsx'
import type { BodyProps } from './vehicle-body.tsx'

/** The banner that other pages have, too. */
export function FeatureDoors({ view }: BodyProps<'featureBanner'>) {
  return <FeatureBanner view={view} />
}
