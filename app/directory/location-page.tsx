import { telephone } from '#domain/formats/telephone.ts'
import type { LocationView } from '#domain/locations/open-location.server.ts'
import { pictureSizes } from '#domain/media/picture-address.ts'
import { HolidayHours } from '../parts/holiday-hours.tsx'
import { OpenNow } from '../parts/hours.tsx'
import { LocationMap } from '../parts/location-map.tsx'
import { Rating } from '../parts/location-place.tsx'
import { Picture } from '../parts/picture.tsx'
import { VehicleGrid } from '../parts/vehicle-card.tsx'
import { Band } from '../sections/band.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { TextLink } from '../ui/link.tsx'
import { WeekTable } from './week-table.tsx'

const sizes = pictureSizes('100vw', '(min-width: 64rem) 42rem')

/** A shop is a place: open or not, its front, its number and the way there; then when, what it sells and what stands there. */
export function LocationPage({ view }: { view: LocationView }) {
  const { location, week, map } = { ...view, map: view.location.map }
  return (
    <>
      <div className="page pt-6">
        <Breadcrumb crumbs={view.crumbs} />
      </div>
      <div className="page grid items-center gap-8 py-6 lg:grid-cols-[6fr_5fr] lg:gap-16">
        <div className="aspect-3/2 overflow-hidden rounded-box max-sm:-mx-[1rem] max-sm:rounded-none">
          <Picture src={location.picture} alt="" sizes={sizes} first missing={location.name} />
        </div>
        <Front view={view} />
      </div>
      <div className="page grid gap-10 py-8 lg:grid-cols-2 lg:gap-16">
        <section aria-labelledby="hours">
          <h2 id="hours">Opening hours</h2>
          <WeekTable week={week} name={location.name} />
          <HolidayHours name={location.name} lines={location.holidays} />
        </section>
        {map && (
          <section aria-labelledby="map">
            <h2 id="map">Where we are</h2>
            <p className="mt-4 mb-3">{location.address}</p>
            <LocationMap map={map} name={location.name} moves bleeds={false} />
          </section>
        )}
      </div>
      <Brands brands={view.brands} name={location.name} />
      {view.stock && (
        <Band
          id="stock"
          title="Here now"
          aside={
            <TextLink standalone to={location.stockHref}>
              View Our Stock: {view.stock.total}
            </TextLink>
          }
        >
          <VehicleGrid cards={view.stock.cards} look={view.stock.look} />
        </Band>
      )}
    </>
  )
}

function Front({ view: { location, types, locatorHref } }: { view: LocationView }) {
  const { name, open, rating, address, phone, mapHref, contactHref, licence } = location
  return (
    <div className="min-w-0 wrap-anywhere">
      {open && <OpenNow {...open} />}
      <h1 className="mt-2 text-4xl sm:text-5xl roadhouse:uppercase">{name}</h1>
      {rating && <Rating rating={rating} />}
      {address && <p className="mt-4 text-lg">{address}</p>}
      {phone && (
        <p>
          <a
            href={telephone(phone)}
            className="inline-flex min-h-[3rem] items-center text-2xl font-semibold tabular-nums no-underline hover:underline roadhouse:font-display roadhouse:text-4xl gallery:font-normal"
          >
            {phone}
          </a>
        </p>
      )}
      <Types types={types} />
      <p className="mt-4 flex flex-wrap gap-3">
        {mapHref && (
          <a href={mapHref} rel="noopener" className={buttonLook('primary')}>
            Get Directions
          </a>
        )}
        <a href={contactHref} className={buttonLook('secondary')}>
          Contact us
        </a>
      </p>
      {licence && <p className="mt-5 text-sm text-muted">{licence}</p>}
      {locatorHref && (
        <TextLink standalone to={locatorHref} className="text-sm">
          Find another location
        </TextLink>
      )}
    </div>
  )
}

/** Departments at one address, each with numbers and hours of its own. */
function Types({ types }: Pick<LocationView, 'types'>) {
  if (types.length === 0) return null
  return (
    <nav aria-label="Departments at this address" className="mt-3">
      <ul className="flex flex-wrap border-b-[length:var(--line-width)] border-line">
        {types.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="inline-flex min-h-[3rem] items-center border-b-4 border-transparent px-4 no-underline hover:underline aria-[current]:border-accent aria-[current]:font-semibold gallery:border-b-2 gallery:aria-[current]:font-medium"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Brands({ brands, name }: Pick<LocationView, 'brands'> & { name: string }) {
  // One alone is in its name, or in what stands there.
  if (brands.length < 2) return null
  return (
    <Band id="brands" title={`Brands at ${name}`}>
      <ul className="flex flex-wrap gap-x-6">
        {brands.map(({ title, href }) => (
          <li key={href}>
            <TextLink standalone to={href}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Band>
  )
}
