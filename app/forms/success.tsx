import { allStockPath } from '#domain/listings/stock-paths.ts'
import type { SuccessView } from '#domain/leads/open-success.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { TextLink } from '../ui/link.tsx'
import { PlaceWays } from './place-ways.tsx'

/** It arrived: the number to quote is the largest thing on the page, set as on a claim ticket. */
export function Success({ view }: { view: SuccessView }) {
  const { who, answers, place, vehicle, reference, drive } = view
  const isBooked = drive !== null && !drive.isCancelled
  return (
    <div className="grid gap-10">
      <div>
        <h1 className="roadhouse:uppercase">{isBooked ? 'Your test drive is booked' : `${who} has it`}</h1>
        <p className="mt-4 max-w-prose text-lg text-pretty">
          {isBooked ? `${who} expects you on ${drive.when}.` : answers}
        </p>
        {vehicle && (
          <p className="mt-2 text-muted">
            About the <TextLink to={vehicle.href}>{vehicle.name}</TextLink>
          </p>
        )}
      </div>
      {drive && <DriveWays drive={drive} />}
      <Ticket reference={reference} />
      {place && <PlaceWays place={place} />}
      <Meanwhile links={view.meanwhile} />
    </div>
  )
}

function DriveWays({ drive: { isCancelled, calendarHref, manageHref } }: { drive: NonNullable<SuccessView['drive']> }) {
  return (
    <div>
      {isCancelled && <p className="mb-3">The test drive you had booked is cancelled.</p>}
      <p className="flex flex-wrap gap-3">
        {!isCancelled && (
          <a href={calendarHref} className={buttonLook('primary')}>
            Add to calendar
          </a>
        )}
        <a href={manageHref} className={buttonLook('secondary')}>
          {isCancelled ? 'See the booking' : 'Move or cancel'}
        </a>
      </p>
    </div>
  )
}

/** In two groups, as people read numbers out. */
function Ticket({ reference }: { reference: string }) {
  return (
    <div className="harbour:rounded-box harbour:bg-block harbour:p-6 harbour:text-on-block roadhouse:bg-block roadhouse:p-6 roadhouse:text-on-block gallery:border-y gallery:border-line gallery:py-8">
      <p className="text-sm opacity-85">Your reference</p>
      <p className="mt-2 font-display text-[clamp(2.5rem,1.4rem+5vw,4.5rem)] leading-none font-(--display-weight) tracking-[0.08em] tabular-nums">
        {reference.slice(0, 3)}
        <span className="ps-[0.35em]">{reference.slice(3)}</span>
      </p>
      <p className="mt-3 text-sm opacity-85">Have it at hand if you call: we find everything by it.</p>
    </div>
  )
}

function Meanwhile({ links }: { links: SuccessView['meanwhile'] }) {
  return (
    <section aria-labelledby="meanwhile">
      <h2 id="meanwhile" className="text-xl">
        Meanwhile
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {links.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink to={href} reloadDocument variant="secondary">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Somebody came here without having sent anything: that is said, and where to begin. */
export function NothingSent({ contactHref }: { contactHref: string | null }) {
  return (
    <div>
      <h1 className="roadhouse:uppercase">Nothing has been sent yet</h1>
      <p className="mt-4 max-w-prose text-lg text-pretty text-muted">
        This page shows the reference of a message after it has reached us. We find none for this address.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        {contactHref && (
          <ButtonLink to={contactHref} reloadDocument>
            Contact us
          </ButtonLink>
        )}
        <ButtonLink to={allStockPath} reloadDocument variant="secondary">
          See all our stock
        </ButtonLink>
      </p>
    </div>
  )
}
