import { postcodeSpan } from '#config/site/postcode-spans.ts'
import type { SiteConfig } from '#config/site/site-config.ts'

export type DeliveryRegion = SiteConfig['delivery']['regions'][number]

/** The region a postcode lies in; null where the dealer names none. */
export function regionOf(regions: readonly DeliveryRegion[], postcode: string): DeliveryRegion | null {
  const number = Number(postcode)
  const isIn = (text: string): boolean => {
    const { from, to } = postcodeSpan(text)
    return number >= from && number <= to
  }
  return regions.find(({ postcodes }) => postcodes.some(isIn)) ?? null
}
