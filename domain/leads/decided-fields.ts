import type { Purpose } from './forms/lead-form.ts'
import { isSale, type RoutingFacts, type RoutingWish } from './route-lead.ts'

/** The fields whose answer routing would not hear: the vehicle a lead is about has given it. Nobody is asked for those. */
export function decidedFields(
  purpose: Purpose,
  vehicle: RoutingWish['vehicle'],
  { locations }: Pick<RoutingFacts, 'locations'>,
): readonly string[] {
  if (!vehicle) return []
  const hasYard = locations.some(
    ({ id, dealershipId }) => id === vehicle.locationId && dealershipId === vehicle.dealershipId,
  )
  return isSale(purpose) && hasYard ? ['dealership_slug', 'location'] : ['dealership_slug']
}
