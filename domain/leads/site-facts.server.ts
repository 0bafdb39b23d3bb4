import type { Ctx } from '../ctx.ts'
import type { Purpose } from './forms/lead-form.ts'
import type { SiteFacts } from './open-form.ts'
import type { LeadInput } from './parse-lead.ts'
import { type RoutedLocation, type RoutingFacts, serves } from './route-lead.ts'

const purposes: readonly Purpose[] = ['sales', 'service', 'parts', 'buying']

type FactsCtx = Pick<Ctx, 'view' | 'config' | 'serverConfig' | 'places'>

/**
 * What forms and routing must know of a site: its dealerships and locations, what its configuration asks for, and of what was
 * sent, where its postcode is.
 */
export async function siteFacts(ctx: FactsCtx, input?: LeadInput): Promise<{ form: SiteFacts; routing: RoutingFacts }> {
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
  const { gazetteer } = ctx.places
  const asked = input && (await postcodeIn(ctx, input, locations.length > 1))
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
      knowsPostcode: (postcode) =>
        gazetteer().knows(postcode) || (asked?.postcode === postcode && asked.place !== null),
    },
    routing: {
      dealerships,
      locations,
      defaultLocation: ctx.serverConfig.leads.defaultLocation,
      coordinatesOf: (postcode) =>
        (asked?.postcode === postcode ? asked.place : null) ?? gazetteer().coordinatesOf(postcode),
      stateOf: (postcode) => gazetteer().stateOf(postcode),
    },
  }
}

/** Looked up before anything is decided or stored, for it may have to be asked for; only where it can make a difference. */
async function postcodeIn({ places }: FactsCtx, input: LeadInput, isRouted: boolean) {
  const sent = Object.hasOwn(input, 'postcode') ? input.postcode : undefined
  const postcode = typeof sent === 'string' || typeof sent === 'number' ? String(sent).trim() : ''
  if (!/^\d{4}$/.test(postcode)) return undefined
  const isNeeded = isRouted || !places.gazetteer().knows(postcode)
  return { postcode, place: isNeeded ? await places.locate(postcode) : null }
}
