import { vehiclePath } from '../../content/route-paths.ts'
import { driveMoment } from '../../test-drives/drive-times.ts'
import { shownCents } from '../../vehicles/price.ts'
import type { LeadFile } from '../files/lead-files.ts'
import { type LeadFacts, sentAt } from './lead-facts.ts'

interface LinkedFile extends Pick<LeadFile, 'field' | 'name' | 'type'> {
  readonly url: string
  readonly expiresAt: string
}

/** A lead as it is posted: at every attempt the same but for the links to its files, under an id that never changes. */
export function leadJson(facts: LeadFacts, deliveryId: string, files: readonly LinkedFile[] = []): string {
  const { lead, site, dealership, location, vehicle } = facts
  const cents = shownCents(vehicle?.priceCents ?? null)
  return JSON.stringify({
    type: 'lead',
    lead_id: lead.clientToken,
    delivery_id: deliveryId,
    reference: lead.reference,
    created_at: sentAt(facts),
    site: { slug: site.slug, name: site.name, url: site.origin },
    dealership: dealership && { slug: dealership.slug, name: dealership.name },
    location: location && { slug: location.slug, name: location.name },
    form: lead.form,
    category: lead.category,
    subcategory: lead.subcategory,
    source: lead.source,
    page_id: lead.pageId,
    customer: {
      name: lead.name,
      last_name: lead.lastName,
      email: lead.email,
      phone: lead.phone,
      postcode: lead.postcode,
      opt_in: lead.optIn,
    },
    message: lead.message,
    appointment: appointmentOf(facts),
    vehicle: {
      car_id: lead.carId,
      stock_number: lead.stockNumber,
      make: lead.vehicleMake,
      model: lead.vehicleModel,
      manufacturer_slug: lead.manufacturerSlug,
      car_type: lead.carType,
      status: lead.vehicleStatus,
      year: vehicle?.year ?? null,
      badge: vehicle?.badge ?? null,
      vin: vehicle?.vin ?? null,
      price_cents: cents,
      price_type: cents === null ? null : (vehicle?.priceType ?? null),
      url: vehicle ? `${site.origin}${vehiclePath(vehicle.slug)}` : null,
      rego: lead.rego,
    },
    additional_services: lead.additionalServices,
    answers: Object.fromEntries(
      Object.entries(lead.extra).filter(([name]) => !files.some(({ field }) => field === name)),
    ),
    files: files.map(({ field, name, type, url, expiresAt }) => ({ field, name, type, url, expires_at: expiresAt })),
    consents: lead.consents,
    journey: lead.journey,
    routed_by: lead.routedBy,
    spam_reasons: lead.spamReasons,
  })
}

/** The test drive a lead has booked, as it is now: the same in every message about it. */
export function appointmentOf({ drive, location }: Pick<LeadFacts, 'drive' | 'location'>) {
  if (!drive) return null
  const { startsAt, endsAt, timeZone, status, version } = drive
  return {
    type: 'test-drive',
    starts_at: driveMoment(startsAt, timeZone),
    ends_at: driveMoment(endsAt, timeZone),
    time_zone: timeZone,
    length_in_minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
    location: location?.slug ?? null,
    status,
    version,
  }
}
