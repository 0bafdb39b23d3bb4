import { randomUUID } from 'node:crypto'
import type { StockVehicle } from '#db/stock.ts'
import { builtPath } from '../content/built-paths.ts'
import type { Ctx } from '../ctx.ts'
import { stepsFor } from '../test-drives/drive-choice.ts'
import { openDriveChoice } from '../test-drives/open-drive-choice.server.ts'
import { formVehicle, stockedOf } from './form-vehicle.server.ts'
import { decidedFields } from './decided-fields.ts'
import { type FormKey, leadForms } from './forms/forms.ts'
import type { FormValues, FormView } from './form-view.ts'
import { type OpenField, type OpenForm, openForm, type SiteFacts } from './open-form.ts'
import type { RoutingFacts } from './route-lead.ts'
import { siteFacts } from './site-facts.server.ts'

export type FormCtx = Pick<Ctx, 'config' | 'serverConfig' | 'stock' | 'view' | 'places' | 'clock' | 'fresh'>

interface Wanted {
  readonly form: FormKey
  /** What the address says: which vehicle, which budget. */
  readonly query?: URLSearchParams | undefined
  /** The location whose page it stands on. */
  readonly place?: string | null
}

/** A form as this site shows it to one visitor, filled with what the address knows. */
export async function openLeadForm(ctx: FormCtx, { form: wanted, query, place = null }: Wanted): Promise<FormView> {
  // Its id is one visitor's: a page that holds it holds for this moment only.
  ctx.fresh.until(ctx.clock())
  const asked = query ?? new URLSearchParams()
  const stocked = await stockedOf(ctx, asked.get('car_id'))
  const vehicle = stocked && formVehicle(ctx, stocked)
  // Whoever writes about a vehicle enquires about it, on whichever page.
  const key = wanted === 'contact' && vehicle ? 'enquiry' : wanted
  const { form: facts, routing } = await siteFacts(ctx)
  const opened = openForm(leadForms[key], facts)
  const known = knownPlace(routing, stocked, place)
  const decided = decidedFields(leadForms[key].purpose, stocked, routing)
  const steps = opened.steps.map((step) => ({
    ...step,
    fields: step.fields
      .map((field) => unasked(field, known))
      .filter(({ name, type }) => type === 'hidden' || !decided.includes(name)),
  }))
  const drive =
    key === 'test-drive'
      ? await openDriveChoice(ctx, { steps, routing, vehicle: stocked, chosen: place ?? asked.get('location') })
      : null
  const form = { ...opened, key, steps: stepsFor(steps, drive) }
  return {
    form,
    clientId: randomUUID(),
    shownAt: ctx.clock().getTime(),
    notice: ctx.config.wording.collectionNotice,
    privacyHref: builtPath(ctx.config, '/privacy-policy'),
    termsHref: builtPath(ctx.config, '/terms-and-conditions'),
    vehicle,
    place,
    drive,
    values: prefilled(form, withDealership(asked, facts, routing)),
    faults: [],
    error: null,
    page: null,
    step: form.steps.length > 1 ? form.steps[0]!.key : null,
  }
}

/** Who answers, as far as the page or the vehicle tells: by the names of the fields that would ask. */
function knownPlace(
  { locations, dealerships }: RoutingFacts,
  vehicle: StockVehicle | null,
  place: FormView['place'],
): Readonly<Record<string, string | undefined>> {
  const location = locations.find(({ id, slug }) => (place ? slug === place : id === vehicle?.locationId))
  const dealershipId = place ? location?.dealershipId : vehicle?.dealershipId
  return { location: location?.slug, dealership_slug: dealerships.find(({ id }) => id === dealershipId)?.slug }
}

/** What is known is sent along instead of asked, where it is among the answers. */
function unasked(field: OpenField, known: Readonly<Record<string, string | undefined>>): OpenField {
  const value = known[field.name]
  const isAnswer = value !== undefined && field.options.some((option) => option.value === value)
  return isAnswer ? { ...field, type: 'hidden', default: value } : field
}

/** Links name whom a shopper prefers by slug or name, or by one of its yards: forms offer dealerships by slug. */
function withDealership(query: URLSearchParams, facts: SiteFacts, routing: RoutingFacts): URLSearchParams {
  const wanted = query.get('preferredDealership')?.toLowerCase()
  if (!wanted) return query
  const isWanted = ({ slug, name }: { slug: string; name: string }) => slug === wanted || name.toLowerCase() === wanted
  const yard = facts.locations.find(isWanted)?.slug
  const ownerId = routing.locations.find(({ slug }) => slug === yard)?.dealershipId
  const owner = routing.dealerships.find(({ id }) => id === ownerId)
  const found = facts.dealerships.find(isWanted)?.slug ?? owner?.slug
  return new URLSearchParams({ ...Object.fromEntries(query), ...(found && { preferredDealership: found }) })
}

/** Under which names links bring what a field asks for. */
const fromAddress: Readonly<Record<string, readonly string[]>> = {
  budget: ['budget', 'vehiclePriceBudget'],
  offer: ['offer'],
  source: ['source'],
  car_type: ['car_type'],
  vin: ['vin'],
  dealership_slug: ['preferredDealership'],
  location: ['location'],
  position: ['position'],
  'Vehicle Make': ['make'],
  'Vehicle Model': ['model'],
  Rego: ['rego'],
  message: ['q'],
}

function prefilled({ steps }: OpenForm, query: URLSearchParams): FormValues {
  const fields = steps.flatMap((step) => step.fields)
  return Object.fromEntries(
    fields.flatMap(({ name, type, default: usual, options, maxLength = 80 }) => {
      const brought =
        type === 'hidden' && usual
          ? null
          : (fromAddress[name]?.map((parameter) => query.get(parameter)).find((value) => value) ?? null)
      const fits = brought !== null && brought.length <= maxLength
      const isOffered = options.length === 0 || options.some(({ value }) => value === brought)
      if (fits && isOffered) return [[name, brought] as const]
      return usual === undefined ? [] : [[name, usual] as const]
    }),
  )
}
