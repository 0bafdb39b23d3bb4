import type { Ctx } from '../ctx.ts'
import { kilometres } from '../places/coordinates.ts'
import { pointOf } from '../places/location-point.ts'
import { placeNamed } from '../places/place-named.ts'
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
