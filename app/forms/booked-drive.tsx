import type { DriveView } from '#domain/test-drives/open-drive.server.ts'
import { hasFreeSlot } from '#domain/test-drives/slot-days.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { TextLink } from '../ui/link.tsx'
import { PlaceWays } from './place-ways.tsx'
import { SlotChoice } from './slot-choice.tsx'

interface BookedDriveProps {
  view: DriveView
  /** It was just moved or cancelled here. */
  isChanged: boolean
  slotError: string | null
  error: string | null
}

const titles: Record<DriveView['state'], string> = {
  booked: 'Your test drive',
  cancelled: 'Your test drive is cancelled',
  past: 'Your test drive is over',
}

/** A booking: when it is largest, then where, then what can still be done. All of it works by the browser alone. */
export function BookedDrive({ view, isChanged, slotError, error }: BookedDriveProps) {
  const { state, when, similarHref } = view
  return (
    <div className="grid gap-10">
      <div className="grid gap-6">
        <h1 className="roadhouse:uppercase">{titles[state]}</h1>
        {error && <Alert tone="error" title={error} />}
        {isChanged && !error && !slotError && (
          <Alert tone="success" title={state === 'cancelled' ? 'It is cancelled.' : 'It has a new time.'}>
            We’ve told {view.place.name}.
          </Alert>
        )}
        {similarHref && state === 'booked' && (
          <Alert title="This vehicle has been sold or reserved.">
            Your time is kept for another one: <TextLink to={similarHref}>have us find something similar</TextLink>.
          </Alert>
        )}
      </div>
      <DriveTicket view={view} />
      <PlaceWays place={view.place} />
      {state === 'booked' ? (
        <Changes view={view} slotError={slotError} />
      ) : (
        <div>
          <p className="mb-4 max-w-prose">
            {state === 'past' ? `It was on ${when}.` : 'Nobody expects you any more, and the time is free for others.'}
          </p>
          <a href={view.againHref} className={buttonLook('primary')}>
            Book another test drive
          </a>
        </div>
      )}
    </div>
  )
}

function DriveTicket({ view: { when, vehicle, reference, state, calendarHref } }: { view: DriveView }) {
  return (
    <div className="harbour:rounded-box harbour:bg-block harbour:p-6 harbour:text-on-block roadhouse:bg-block roadhouse:p-6 roadhouse:text-on-block gallery:border-y gallery:border-line gallery:py-8">
      <p className="font-display text-[clamp(1.5rem,1.1rem+2vw,2.5rem)] leading-tight font-(--display-weight) text-balance">
        {state === 'cancelled' ? <s>{when}</s> : when}
      </p>
      {vehicle && (
        <p className="mt-3">
          {vehicle.href ? (
            <a href={vehicle.href} className="underline underline-offset-[0.22em]">
              {vehicle.name}
            </a>
          ) : (
            vehicle.name
          )}
        </p>
      )}
      <p className="mt-3 text-sm opacity-85">Reference {reference}</p>
      {state === 'booked' && (
        <p className="mt-2">
          <a href={calendarHref} className="inline-flex min-h-[3rem] items-center underline underline-offset-[0.22em]">
            Add to calendar
          </a>
        </p>
      )}
    </div>
  )
}

function Changes({ view: { days, version, place }, slotError }: { view: DriveView; slotError: string | null }) {
  return (
    <div className="grid gap-10">
      <section aria-labelledby="another-time">
        <h2 id="another-time" className="mb-3 text-xl">
          Another time
        </h2>
        {days && hasFreeSlot(days) ? (
          <form method="post" className="grid gap-6">
            <input type="hidden" name="version" value={version} />
            <SlotChoice
              id="new-slot"
              name="slot"
              label="Move it to"
              days={days}
              chosen=""
              error={slotError ?? undefined}
            />
            <Button type="submit" name="what" value="move" className="w-full sm:w-auto sm:justify-self-start">
              Move test drive
            </Button>
          </form>
        ) : (
          <p>No other time is free online. Call {place.name}, and they’ll find one with you.</p>
        )}
      </section>
      <section aria-labelledby="cancel">
        <h2 id="cancel" className="mb-3 text-xl">
          Can’t come?
        </h2>
        <form method="post">
          <input type="hidden" name="version" value={version} />
          <Button type="submit" name="what" value="cancel" variant="secondary" className="w-full sm:w-auto">
            Cancel test drive
          </Button>
        </form>
      </section>
    </div>
  )
}
