import { FeatureBanner } from '../../sections/feature-banner.tsx'
import type { BodyProps } from './body-props.ts'

/** The banner that other pages have, too. */
export function FeatureDoors({ view }: BodyProps<'featureBanner'>) {
  return <FeatureBanner view={view} />
}
