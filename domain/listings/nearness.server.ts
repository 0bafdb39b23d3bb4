import type { Ctx } from '../ctx.ts'
import { type Coordinates, isInAustralia, kilometres } from '../places/coordinates.ts'
import { pointOf } from '../places/location-point.ts'
import type { ListingPlace, Nearness } from './listing.ts'

/** How far a listing's places are from where a shopper says they are. */
export async function nearnessTo(
  ctx: Pick<Ctx, 'places' | 'view'>,
  places: readonly ListingPlace[],
  asked: string,
): Promise<Nearness> {
  const from = await placeNamed(ctx, asked)
  if (!from) return { asked, label: null, km: [] }
  const points = new Map((await ctx.view.locations()).map((location) => [location.id, pointOf(location)]))
  // To a hundred metres: nobody drives as the crow flies.
  const km = places.map(({ id }) => Math.round(kilometres(from, points.get(id)!) * 10) / 10)
  return { asked, label: from.label, km }
}

/** The place a shopper names: a postcode, or 'lat,long' as a device says it. Null where there is no such place here. */
async function placeNamed(
  { places }: Pick<Ctx, 'places'>,
  near: string,
): Promise<(Coordinates & { label: string }) | null> {
  if (/^\d{4}$/.test(near)) {
    const point = await places.locate(near)
    const [known] = places
      .gazetteer()
      .suburbsOf(near)
      .toSorted((one, other) => other.rank - one.rank)
    return point && { ...point, label: known ? `${near} ${known.name}` : near }
  }
  const [, lat, long] = /^(-\d{1,2}(?:\.\d{1,2})?),(\d{2,3}(?:\.\d{1,2})?)$/.exec(near) ?? []
  const point = { lat: Number(lat), long: Number(long) }
  return lat !== undefined && isInAustralia(point) ? { ...point, label: 'your location' } : null
}
