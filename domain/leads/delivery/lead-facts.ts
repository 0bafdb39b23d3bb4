import type { LeadRecord } from '#db/leads.ts'
import type { LocationRecord } from '#db/locations.ts'
import type { TestDriveRecord } from '#db/test-drives.ts'
import type { VehicleRow } from '#db/vehicles.ts'
import type { Letterhead } from '../../sites/site-icons.ts'

/** All that a delivery says: the lead, whom it is for, and the vehicle it is about as our stock has it now. */
export interface LeadFacts {
  readonly lead: LeadRecord
  readonly site: {
    readonly slug: string
    readonly name: string
    /** Where the site is found, as https://www.example.com. */
    readonly origin: string
    /** Of whatever has no place of its own. */
    readonly timeZone: string
  }
  /** What its mails begin with. */
  readonly letterhead: Letterhead
  readonly dealership: { readonly name: string; readonly slug: string } | null
  readonly location: LocationRecord | null
  /** Null where the lead is about none, or about one our stock no longer has. */
  readonly vehicle: VehicleRow | null
  /** The time it has booked, as it is now, and where the shopper changes it; null where it booked none. */
  readonly drive: DriveFacts | null
  /** Where staff open the application for finance that came with it, and until when; null where none did. */
  readonly application: { readonly url: string; readonly until: Date } | null
}

export type DriveFacts = Pick<
  TestDriveRecord,
  'startsAt' | 'endsAt' | 'timeZone' | 'status' | 'version' | 'updatedAt' | 'vehicleGoneAt'
> & { readonly url: string }

/** Who asked, as one line; null where no name was given. */
export const shopperName = ({ name, lastName }: Pick<LeadRecord, 'name' | 'lastName'>): string | null =>
  [name, lastName].filter(Boolean).join(' ') || null

/** Who answers. */
export const answererName = ({
  location,
  dealership,
  site,
}: Pick<LeadFacts, 'location' | 'dealership' | 'site'>): string => location?.name ?? dealership?.name ?? site.name

interface NamedVehicle {
  readonly vehicle: Pick<VehicleRow, 'year' | 'make' | 'model' | 'badge'> | null
  readonly lead: Pick<LeadRecord, 'vehicleMake' | 'vehicleModel'>
}

/** The vehicle in a few words; null where the lead names none. */
export function vehicleName({ vehicle, lead }: NamedVehicle): string | null {
  if (vehicle) return [vehicle.year, vehicle.make, vehicle.model, vehicle.badge].filter(Boolean).join(' ')
  return [lead.vehicleMake, lead.vehicleModel].filter(Boolean).join(' ') || null
}

/** The time of the place that answers; a zone nobody knows must not keep a lead from anyone. */
export function zoneOf({ location, site }: Pick<LeadFacts, 'location' | 'site'>): string {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: location?.timeZone ?? site.timeZone }).resolvedOptions()
      .timeZone
  } catch {
    return site.timeZone
  }
}

/** When it was sent, in the time of the place that answers: 2026-02-03T15:30:20+10:00. */
export const sentAt = (facts: Pick<LeadFacts, 'lead' | 'location' | 'site'>): string =>
  Temporal.Instant.fromEpochMilliseconds(facts.lead.createdAt.getTime())
    .toZonedDateTimeISO(zoneOf(facts))
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })

/** A moment a shopper chose, '2026-10-04T10:30' in the place's own time, with its offset; anything else as it is. */
export const chosenMoment = (slot: string, facts: Pick<LeadFacts, 'location' | 'site'>): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(slot)
    ? Temporal.PlainDateTime.from(slot)
        .toZonedDateTime(zoneOf(facts))
        .toString({ timeZoneName: 'never', smallestUnit: 'second' })
    : slot

/** An answer that only this form asks for, where it is a text. */
export function answer({ extra }: Pick<LeadRecord, 'extra'>, name: string): string | null {
  const value = Object.hasOwn(extra, name) ? extra[name] : null
  return typeof value === 'string' && value !== '' ? value : null
}
