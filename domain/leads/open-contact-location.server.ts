import { pagePaths } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { listLocations } from '../locations/list-locations.server.ts'
import { locationMap } from '../places/map/location-map.server.ts'
import { mainAddress } from '../sites/main-origin.ts'
import { openLeadForm } from './open-lead-form.server.ts'

/** The page where one location is written to; null where the site shows no such location. */
export async function openContactLocation(ctx: Ctx, slug: string, query: URLSearchParams) {
  const [records, cards] = await Promise.all([ctx.view.locations(), listLocations(ctx)])
  const record = records.find((each) => each.slug === slug)
  const location = cards.find(({ id }) => id === record?.id)
  if (!record || !location) return null
  const { name } = location
  const siteName = ctx.site.name
  return {
    title: `Contact ${name}`,
    siteName,
    description: `Write to ${name}${location.address ? `, ${location.address}` : ''}, see its opening hours, or call.`,
    canonical: mainAddress(
      ctx,
      pagePaths.contactLocation.replace(':slug', () => slug),
    ),
    location: { ...location, map: locationMap(ctx, record) },
    view: await openLeadForm(ctx, { form: 'contact', query, place: slug }),
  }
}
