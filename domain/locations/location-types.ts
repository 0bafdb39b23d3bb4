import type { LocationRecord } from '#db/locations.ts'
import type { LocationType } from '#db/value-sets.ts'
import { locationPath } from '../content/route-paths.ts'

type Placed = Pick<LocationRecord, 'id' | 'name' | 'slug' | 'visible' | 'locationType' | 'addressId' | 'address'>

/** A department at an address, and where it is described. */
export interface TypeChoice {
  label: string
  href: string
  isCurrent: boolean
}

const labels: Record<Exclude<LocationType, ''>, string> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  'service-and-parts': 'Service and parts',
}

/** What is done at an address, where a dealer keeps several locations there; nothing to choose where it keeps one. */
export function typesAtAddress(location: Placed, all: readonly Placed[]): TypeChoice[] {
  const here = all.filter((other) => other.id === location.id || (other.visible && isSameAddress(location, other)))
  if (here.length < 2) return []
  return here.map((each) => ({
    label: labelOf(each, here),
    href: locationPath(each.slug),
    isCurrent: each.id === location.id,
  }))
}

/** By its type; by its name where it has none, or shares it. */
function labelOf({ locationType, name }: Placed, here: readonly Placed[]): string {
  const isShared = here.filter((each) => each.locationType === locationType).length > 1
  return locationType === '' || isShared ? name : labels[locationType]
}

/** One row of the table of addresses, or two rows that say the same. */
function isSameAddress(one: Placed, other: Placed): boolean {
  if (one.addressId !== null && one.addressId === other.addressId) return true
  const written = [one, other].map(({ address }) =>
    address?.street && (address.postcode ?? address.city)
      ? [address.street, address.city, address.postcode].join('|').toLowerCase()
      : null,
  )
  return written[0] !== null && written[0] === written[1]
}
