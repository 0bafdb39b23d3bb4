import type { FormVehicle } from '#domain/leads/form-view.ts'
import type { DriveChoice, PlaceChoice as Place } from '#domain/test-drives/drive-choice.ts'
import { hasFreeSlot } from '#domain/test-drives/slot-days.ts'
import { Alert } from '../ui/alert.tsx'
import { Icon } from '../ui/icon.tsx'
import { TextLink } from '../ui/link.tsx'
import { FormVehicleTag } from './form-vehicle.tsx'

/** Where first: each place is a link to the times it has. */
export function PlaceChoice({ places, vehicle }: { places: readonly Place[]; vehicle: FormVehicle | null }) {
  return (
    <div className="grid gap-6">
      {vehicle && <FormVehicleTag vehicle={vehicle} />}
      <nav aria-label="Where would you like to drive?">
        <p className="font-display text-xl font-(--display-weight) roadhouse:text-2xl">
          Where would you like to drive?
        </p>
        <ul className="mt-3 border-b-[length:var(--line-width)] border-line">
          {places.map(({ name, address, open, href }) => (
            <li key={href} className="border-t-[length:var(--line-width)] border-line">
              <a href={href} className="flex min-h-[3.5rem] items-center justify-between gap-4 py-3 hover:text-accent">
                <span className="min-w-0 wrap-anywhere">
                  <span className="block font-semibold gallery:font-normal">{name}</span>
                  {address && <span className="block text-sm text-muted">{address}</span>}
                  {open && <span className="block text-sm text-muted">{open}</span>}
                </span>
                <Icon name="chevron-right" className="size-[1.25rem]" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** Where the drive begins, the way to another place, and what to do where none of its times are left. */
export function DrivePlace({ place, otherHref, days }: Extract<DriveChoice, { days: unknown }>) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="inline-flex items-center gap-2">
          <Icon name="pin" />
          {place}
        </span>
        {otherHref && (
          <TextLink standalone to={otherHref}>
            Another location
          </TextLink>
        )}
      </p>
      {!hasFreeSlot(days) && (
        <Alert title="No time is free online just now">
          Tell us when would suit you, and we’ll find a time with you.
        </Alert>
      )}
    </>
  )
}
