import { useRouteLoaderData } from 'react-router'
import type { Frame } from '#domain/content/open-frame.server.ts'
import type { PublicConfig } from '#config/site/site-config.ts'

/** What every page has from the site it belongs to. */
export interface RootData {
  header: Pick<Frame['header'], 'style' | 'search'>
  /** What the server alone renders, and does not send a second time. */
  forServer?: Frame
  /** The name a site's records on a device are kept under. */
  site: string
  template: string
  scheme: PublicConfig['theme']['scheme']
  missingPicture: string | null
  /** As a stylesheet. */
  theme: string
  fonts: readonly string[]
  vitalsPercent: number
  /** The lists of vehicles that devices keep elsewhere, but not for this site. */
  off?: string
}

/** Absent only when the root's own loader failed. */
export const useRootData = (): RootData | undefined => useRouteLoaderData('root') as RootData | undefined
