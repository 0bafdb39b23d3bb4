import type { LocationCard } from '#domain/locations/list-locations.server.ts'
import type { HoursLine } from '#domain/locations/opening-hours.ts'
import { telephone } from '#domain/formats/telephone.ts'
import { classNames } from '../ui/class-names.ts'
import { TextLink } from '../ui/link.tsx'
import { LocationMap } from './location-map.tsx'
import { Picture } from './picture.tsx'

interface LocationPlaceProps {
  location: LocationCard
  /** It has the row to itself. */
  wide?: boolean
  /** One below what stands over it: a section's title, unless it is alone on its page. */
  heading?: 'h2' | 'h3'
}

/** One place: open or not first, then where, then when. */
export function LocationPlace({ location, wide = false, heading: Heading = 'h3' }: LocationPlaceProps) {
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
        <div className={classNames('aspect-3/2 shrink-0 overflow-hidden', wide && 'md:w-1/2')}>
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
        <Heading className="mt-1 text-xl roadhouse:text-3xl gallery:text-2xl">
          {href ? <a href={href}>{name}</a> : name}
        </Heading>
        {rating && (
          <p className="mt-1 text-sm tabular-nums">
            {rating.average} out of 5 from {rating.count === 1 ? '1 review' : `${rating.count} reviews`}
          </p>
        )}
        {address && <p className="mt-2">{address}</p>}
        <Hours lines={[...location.specialHours, ...location.hours]} />
        <Ways location={location} />
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

/** How to reach it. */
function Ways({ location: { name, phone, mapHref, stockHref } }: { location: LocationCard }) {
  return (
    <p className="mt-auto flex flex-wrap gap-x-6 pt-3">
      {phone && (
        <a href={telephone(phone)} className="inline-flex min-h-[3rem] items-center font-semibold tabular-nums">
          {phone}
        </a>
      )}
      {mapHref && (
        <TextLink standalone to={mapHref} rel="noopener">
          Directions<span className="sr-only"> to {name}</span>
        </TextLink>
      )}
      <TextLink standalone to={stockHref}>
        View Our Stock<span className="sr-only"> at {name}</span>
      </TextLink>
    </p>
  )
}

/** The mark repeats what the words say; it is never the only sign. */
export function OpenNow({ isOpen, text }: { isOpen: boolean; text: string }) {
  return (
    <p className="flex items-center gap-2 font-semibold roadhouse:font-display roadhouse:text-xl gallery:font-normal">
      <span
        aria-hidden="true"
        className={`size-2.5 rounded-full border-2 ${isOpen ? 'border-positive bg-positive' : 'border-current'}`}
      />
      {text}
    </p>
  )
}

/** When it is open, day by day. */
export function Hours({ lines }: { lines: readonly HoursLine[] }) {
  if (lines.length === 0) return <p className="mt-4 text-sm">Call for opening hours.</p>
  return (
    <dl className="mt-4 text-sm tabular-nums">
      {lines.map(({ days, hours }) => (
        <div key={days} className="flex justify-between gap-4 border-t border-current/15 py-1.5">
          <dt>{days}</dt>
          <dd className="m-0 text-right">{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
