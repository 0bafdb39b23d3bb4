import type { LocationCard } from '#domain/locations/list-locations.server.ts'
import { CallAndDirections } from './call-and-directions.tsx'
import { classNames } from '../ui/class-names.ts'
import { TextLink } from '../ui/link.tsx'
import { HolidayHours } from './holiday-hours.tsx'
import { Hours, OpenNow } from './hours.tsx'
import { LocationMap } from './location-map.tsx'
import { Picture } from './picture.tsx'
import { Stars } from './stars.tsx'

interface LocationPlaceProps {
  location: LocationCard
  /** It has the row to itself. */
  wide?: boolean
  /** One below what stands over it: a section's title, unless it is alone on its page. */
  heading?: 'h2' | 'h3'
  /** Said over its name: how far it is, or whose it is. */
  note?: string | null
}

/** One place: open or not first, then where, then when. */
export function LocationPlace({ location, wide = false, heading: Heading = 'h3', note = null }: LocationPlaceProps) {
  const { name, href, picture, address, licence, rating, map } = location
  return (
    <article
      className={classNames(
        'relative flex min-w-0 flex-col wrap-anywhere harbour:overflow-hidden harbour:rounded-box harbour:border harbour:border-line',
        'roadhouse:border-t-[length:calc(var(--line-width)*2)] roadhouse:border-current gallery:border-t gallery:border-line',
        wide && 'md:flex-row md:gap-10 roadhouse:border-t-0 gallery:border-t-0',
      )}
    >
      {picture && (
        <div className={classNames('aspect-3/2 shrink-0 overflow-hidden', wide && 'md:w-1/2 md:self-start')}>
          <Picture src={picture} alt="" />
        </div>
      )}
      <div
        className={classNames(
          'flex flex-1 flex-col harbour:p-6',
          wide ? 'gap-x-16 md:max-w-3xl' : 'roadhouse:pt-4 gallery:pt-5',
        )}
      >
        {location.open && <OpenNow {...location.open} />}
        {note && <p className="text-sm tabular-nums">{note}</p>}
        <Heading className="mt-1 text-xl roadhouse:text-3xl gallery:text-2xl">
          <a href={href}>{name}</a>
        </Heading>
        {rating && <Rating rating={rating} />}
        {address && <p className="mt-2">{address}</p>}
        <Hours lines={[...location.specialHours, ...location.hours]} />
        <Ways location={location} withContact={map !== undefined} />
        {licence && <p className="text-sm opacity-80">{licence}</p>}
        {map && (
          <div className="mt-6 max-sm:harbour:-mx-6">
            <LocationMap map={map} name={name} />
          </div>
        )}
      </div>
    </article>
  )
}

/** To one decimal, and of how many. */
export function Rating({ rating: { average, count } }: { rating: NonNullable<LocationCard['rating']> }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm tabular-nums">
      <Stars rating={average} />
      {average} out of 5 from {count === 1 ? '1 review' : `${count} reviews`}
    </p>
  )
}

/** How to reach it. */
function Ways({ location, withContact }: { location: LocationCard; withContact: boolean }) {
  const { name, phone, mapHref, stockHref, contactHref, href, holidays } = location
  return (
    <div className="mt-auto flex flex-wrap gap-x-6 pt-3">
      <CallAndDirections name={name} phone={phone} mapHref={mapHref} />
      {withContact && (
        <TextLink standalone to={contactHref}>
          Contact<span className="sr-only"> {name}</span>
        </TextLink>
      )}
      <TextLink standalone to={stockHref}>
        View Our Stock<span className="sr-only"> at {name}</span>
      </TextLink>
      <TextLink standalone to={href}>
        View Details<span className="sr-only"> of {name}</span>
      </TextLink>
      <HolidayHours name={name} lines={holidays} />
    </div>
  )
}
