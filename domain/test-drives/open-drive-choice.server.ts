import type { LocationRecord } from '#db/locations.ts'
import type { StockVehicle } from '#db/stock.ts'
import { formPath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { listLocations } from '../locations/list-locations.server.ts'
import { slugOf } from '../formats/slug.ts'
import type { OpenStep } from '../leads/open-form.ts'
import { routeLead, type RoutingFacts } from '../leads/route-lead.ts'
import type { DriveChoice, PlaceChoice } from './drive-choice.ts'
import { canBeDriven } from './gone-vehicle.ts'
import { listSlots, rulesAt } from './location-slots.server.ts'

type ChoiceCtx = Pick<Ctx, 'config' | 'serverConfig' | 'view' | 'places' | 'clock' | 'fresh'>

interface Asked {
  readonly steps: readonly OpenStep[]
  readonly routing: RoutingFacts
  readonly vehicle: StockVehicle | null
  /** The place that was chosen, or whose page it stands on, by slug. */
  readonly chosen: string | null
}

/** Which places or times a test drive can be chosen from; null where times are not booked online. */
export async function openDriveChoice(
  ctx: ChoiceCtx,
  { steps, routing, vehicle, chosen }: Asked,
): Promise<DriveChoice | null> {
  const records = await ctx.view.locations()
  const field = steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'location')
  const slugs = new Set(field?.type === 'select' ? field.options.map(({ value }) => value) : [])
  const open = records.filter(({ slug, dealershipId }) => slugs.has(slug) && isOf(vehicle, dealershipId))
  if (open.length > 1 && !open.some((location) => rulesAt(ctx, location))) return null
  if (open.length > 1 && !open.some(({ slug }) => slug === chosen))
    return { places: await placesOf(ctx, open, vehicle) }
  // As the lead will be routed, so that the times are those of the place it goes to.
  const { locationId } = routeLead(
    {
      purpose: 'sales',
      vehicle,
      dealershipSlug: null,
      locationSlug: chosen,
      make: vehicle && slugOf(vehicle.make),
      postcode: null,
    },
    routing,
  )
  const location = records.find(({ id }) => id === locationId)
  const days =
    location && (await listSlots(ctx, location, { vehicleId: vehicle && canBeDriven(vehicle) ? vehicle.id : null }))
  if (!location || !days) return null
  return {
    place: location.name,
    location: location.slug,
    otherHref: open.length > 1 ? hrefOf(vehicle, null) : null,
    days,
  }
}

const isOf = (vehicle: StockVehicle | null, dealershipId: number): boolean =>
  vehicle === null || vehicle.dealershipId === dealershipId

async function placesOf(
  ctx: ChoiceCtx,
  open: readonly LocationRecord[],
  vehicle: StockVehicle | null,
): Promise<PlaceChoice[]> {
  const cards = new Map((await listLocations(ctx)).map((card) => [card.id, card]))
  return open.map(({ id, name, slug }) => {
    const card = cards.get(id)
    return { name, address: card?.address ?? null, open: card?.open?.text ?? null, href: hrefOf(vehicle, slug) }
  })
}

function hrefOf(vehicle: StockVehicle | null, location: string | null): string {
  const query = new URLSearchParams({
    ...(vehicle && { car_id: String(vehicle.id) }),
    ...(location !== null && { location }),
  }).toString()
  return `${formPath('test-drive')}${query === '' ? '' : `?${query}`}`
}
