import type { Ctx } from '../ctx.ts'
import { type Coordinates, isInAustralia } from './coordinates.ts'

/** The place a shopper names: a postcode, or 'lat,long' as a device says it. Null where there is no such place here. */
export async function placeNamed(
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
