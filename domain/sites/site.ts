import type { SiteKind } from '#db/value-sets.ts'

/** One dealer's website: who it is and whose stock it shows. */
export interface Site {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly kind: SiteKind
  readonly template: string
  /** The manufacturer's slug where the site belongs to one, else null. */
  readonly brand: string | null
  /** Custom domains, lower case; the first is the main one. */
  readonly domains: readonly string[]
  readonly dealershipIds: readonly number[]
  /** Locations a dealership shares its stock with, beyond its own. */
  readonly sharedLocations: readonly { readonly dealershipId: number; readonly locationIds: readonly number[] }[]
}
