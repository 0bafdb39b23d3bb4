import type { LocationRecord } from '#db/locations.ts'
import type { Ctx } from '../ctx.ts'

/** A location as a list shows it. */
export interface LocationCard {
  id: number
  name: string
  address: string | null
  phone: string | null
  licence: string | null
}

/** The locations a site shows, in its dealerships' order; a location may be hidden by its dealer. */
export async function listLocations(ctx: Pick<Ctx, 'view'>): Promise<LocationCard[]> {
  const locations = await ctx.view.locations()
  return locations.filter((location) => location.visible).map(locationCard)
}

function locationCard({ id, name, address, phone, landlinePhone, dealerLicenseLabel, dealerLicenseNumber }: LocationRecord): LocationCard {
  return {
    id,
    name,
    address: address && [address.street, [address.city, address.state, address.postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    phone: phone ?? landlinePhone,
    licence: dealerLicenseNumber && `${dealerLicenseLabel ?? 'Dealer licence'} ${dealerLicenseNumber}`,
  }
}
