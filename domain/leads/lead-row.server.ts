import { createHash } from 'node:crypto'
import type { LeadConsent } from '#db/leads.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { LeadWrite } from '#db/store-lead.ts'
import type { Ctx } from '../ctx.ts'
import { slugOf } from '../formats/slug.ts'
import { leadForms } from './forms/forms.ts'
import { readJourney } from './journey.ts'
import type { LeadDraft } from './parse-lead.ts'
import { routeLead, type RoutingFacts } from './route-lead.ts'

type PreparedLead = Omit<LeadWrite['row'], 'clientToken' | 'reference' | 'spamReasons'>

/** A draft as it will be stored: about a vehicle we know or not, routed, with what was agreed to and how the shopper came. */
export function prepareLead(
  ctx: Pick<Ctx, 'config' | 'clock'>,
  draft: LeadDraft,
  { vehicle, routing, journey }: { vehicle: StockVehicle | undefined; routing: RoutingFacts; journey: unknown },
): PreparedLead {
  const { vehicle: claimed, termsAgreed: _, additionalServices, extra, dealershipSlug, location, ...said } = draft
  const about = vehicle ? factsOf(vehicle) : { ...claimed, ...(claimed.carId !== null && { vehicleStatus: 'unknown' }) }
  const route = routeLead(
    {
      purpose: leadForms[draft.form].purpose,
      vehicle: vehicle ?? null,
      dealershipSlug,
      locationSlug: location,
      make: about.vehicleMake === null ? about.manufacturerSlug : slugOf(about.vehicleMake),
      postcode: draft.postcode,
    },
    routing,
  )
  const now = ctx.clock()
  const kept = readJourney(journey)
  return {
    ...said,
    ...about,
    dealershipSlug: routing.dealerships.find(({ id }) => id === route.dealershipId)?.slug ?? dealershipSlug,
    location: routing.locations.find(({ id }) => id === route.locationId)?.slug ?? location,
    additionalServices: [...additionalServices],
    extra,
    contentHash: hashOf(JSON.stringify(draft)),
    consents: consentsOf(ctx, draft),
    // Of whoever names none, the page the form stood on.
    pageId: said.pageId ?? kept.page ?? null,
    journey: { ...kept },
    dealershipId: route.dealershipId,
    locationId: route.locationId,
    routedBy: [...route.rules],
    createdAt: now,
    updatedAt: now,
  }
}

const factsOf = ({ id, make, model, stocknum, carType, status }: StockVehicle) => ({
  carId: id,
  manufacturerSlug: slugOf(make),
  stockNumber: stocknum,
  vehicleMake: make,
  vehicleModel: model,
  carType,
  vehicleStatus: status as string,
})

function consentsOf({ config: { wording }, clock }: Pick<Ctx, 'config' | 'clock'>, draft: LeadDraft): LeadConsent[] {
  const consent = (what: LeadConsent['what'], given: boolean, text: string): LeadConsent => ({
    what,
    given,
    text,
    version: hashOf(text).slice(0, 12),
    at: clock().toISOString(),
  })
  const asks = (name: string) =>
    leadForms[draft.form].steps.some(({ fields }) => fields.some((field) => field.name === name))
  return [
    consent('notice', true, wording.collectionNotice),
    ...(asks('opt_in') ? [consent('opt_in', draft.optIn, wording.optInLabel)] : []),
    ...(draft.termsAgreed === null ? [] : [consent('terms', draft.termsAgreed, wording.termsText)]),
  ]
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
