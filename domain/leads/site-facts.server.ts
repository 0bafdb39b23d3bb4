import type { Ctx } from '../ctx.ts'
import type { Purpose } from './forms/lead-form.ts'
import type { SiteFacts } from './open-form.ts'
import { type RoutedLocation, type RoutingFacts, serves } from './route-lead.ts'

const purposes: readonly Purpose[] = ['sales', 'service', 'parts', 'buying']

/** What forms and routing must know of a site: its dealerships and locations, and what its configuration asks for. */
export async function siteFacts(
  ctx: Pick<Ctx, 'view' | 'config' | 'serverConfig'>,
): Promise<{ form: SiteFacts; routing: RoutingFacts }> {
  const [dealerships, records] = await Promise.all([ctx.view.dealerships(), ctx.view.locations()])
  const { contact, wording } = ctx.config
  const { commentsRequired, defaultCategory, dealershipSelect, locationSelect } = contact.enquiry
  const locations = records.map(({ address, manufacturers, ...location }): RoutedLocation & { name: string } => ({
    ...location,
    makes: manufacturers.map(({ slug }) => slug),
    postcode: address?.postcode ?? null,
    state: address?.state ?? null,
    lat: address?.lat ?? null,
    long: address?.long ?? null,
  }))
  return {
    form: {
      dealerships,
      locations: locations
        .filter(({ visible }) => visible)
        .map((location) => ({
          slug: location.slug,
          name: location.name,
          purposes: purposes.filter((purpose) => serves(location, purpose)),
        })),
      enquiry: { commentsRequired, defaultCategory, dealershipSelect, locationSelect },
      words: { optIn: wording.optInLabel, terms: wording.termsText },
    },
    routing: {
      dealerships,
      locations,
      defaultLocation: ctx.serverConfig.leads.defaultLocation,
      // Without a gazetteer postcodes are compared with those of locations.
      coordinatesOf: () => null,
    },
  }
}
