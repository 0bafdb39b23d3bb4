import { isCertified } from '../vehicle-tag.ts'
import type { BodySource } from './body-source.ts'

/** The dialog's id: the badge at the head of the page opens it. */
export const certifiedDialog = 'certified-benefits'

export interface CertifiedBenefits {
  make: string
  benefits: readonly string[]
}

/** What a certified vehicle's badge stands for; null where it has none, or the site says nothing of it. */
export function certifiedBenefits({
  vehicle,
  config,
}: Pick<BodySource, 'vehicle' | 'config'>): CertifiedBenefits | null {
  const { makes, benefits } = config.certified
  return benefits.length > 0 && isCertified(vehicle, makes) ? { make: vehicle.make, benefits } : null
}
