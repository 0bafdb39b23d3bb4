import type { LocationRecord } from '#db/locations.ts'
import { pageFacts } from '../content/page-facts.ts'
import { directoryPaths } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { distanceWords } from '../listings/distance.ts'
import { type Coordinates, kilometres } from '../places/coordinates.ts'
import { tilesOf } from '../places/map/ground.ts'
import { placesMap } from '../places/map/places-map.server.ts'
import { pointOf } from '../places/location-point.ts'
import { placeNamed } from '../places/place-named.ts'
import { locationCard } from './list-locations.server.ts'

export type LocatorView = Awaited<ReturnType<typeof openLocator>>

/** Every location of a site, the nearest to a postcode first where one is given. */
export async function openLocator(ctx: Ctx, asked: string) {
  const postcode = asked.trim().slice(0, 12)
  // A page for a postcode is for whoever asked.
  if (postcode !== '') ctx.fresh.until(ctx.clock())
  const isWritten = /^\d{4}$/.test(postcode)
  const from = isWritten ? await placeNamed(ctx, postcode) : null
  const records = (await ctx.view.locations()).filter(({ visible }) => visible)
  const map = placesMap(ctx, records)
  if (map && tilesOf(ctx.config)) ctx.outside.add('tiles')
  return {
    ...pageFacts(ctx, {
      title: 'Find a dealership',
      description: `How far the ${records.length === 1 ? 'location' : `${records.length} locations`} of ${ctx.site.name} are from your postcode, whether they are open, and the way there.`,
      path: directoryPaths.dealerLocator,
      above: [{ label: 'Dealerships', to: '/dealerships' }],
    }),
    postcode,
    /** What is wrong with what was written. */
    fault: postcode !== '' && !from ? 'Invalid postcode' : null,
    from: from?.label ?? null,
    places: from
      ? nearestFirst(ctx, records, from)
      : records.map((record) => ({ ...locationCard(ctx, record), distance: null })),
    map,
  }
}

/** One whose place nobody knows comes last, without a figure. */
function nearestFirst(ctx: Ctx, records: readonly LocationRecord[], from: Coordinates) {
  return records
    .map((record) => {
      const point = pointOf(record)
      return { record, km: point && kilometres(from, point) }
    })
    .toSorted((one, other) => (one.km ?? Number.MAX_VALUE) - (other.km ?? Number.MAX_VALUE))
    .map(({ record, km }) => ({ ...locationCard(ctx, record), distance: km === null ? null : distanceWords(km) }))
}
