import type { BrandView } from '#domain/brands/open-brand.server.ts'
import { pictureSizes } from '#domain/media/picture-address.ts'
import { LocationPlace } from '../parts/location-place.tsx'
import { Picture } from '../parts/picture.tsx'
import { VehicleGrid } from '../parts/vehicle-card.tsx'
import { Band } from '../sections/band.tsx'
import { OfferGrid } from '../content/offers.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { TextLink } from '../ui/link.tsx'
import { Range } from './range.tsx'

/** What a brand is, what it builds, what there is of it, and who sells it. */
export function BrandPage({ view }: { view: BrandView }) {
  const { title, range, stock, offers, locations, allLocations } = view
  return (
    <>
      <Opening view={view} />
      {range.length > 0 && (
        <Band id="range" title={`The ${title} range`}>
          <Range groups={range} level={3} />
        </Band>
      )}
      {stock && (
        <Band
          id="stock"
          title="In stock"
          aside={
            <TextLink standalone to={stock.href}>
              See all {stock.total}
            </TextLink>
          }
        >
          <VehicleGrid cards={stock.cards} look={stock.look} />
        </Band>
      )}
      {offers.length > 0 && (
        <Band id="offers" title={`${title} offers`}>
          <OfferGrid offers={offers} />
        </Band>
      )}
      {locations.length > 0 && (
        <Band
          id="dealerships"
          title={`Where to see ${title}`}
          aside={
            allLocations && (
              <TextLink standalone to={allLocations.href}>
                {allLocations.label}
              </TextLink>
            )
          }
        >
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3 gallery:gap-x-12">
            {locations.map((location) => (
              <li key={location.id} className="grid">
                <LocationPlace location={location} />
              </li>
            ))}
          </ul>
        </Band>
      )}
    </>
  )
}

const sizes = pictureSizes('100vw')

/** The banner from edge to edge, the logo and the words below it; without a banner the words begin. */
function Opening({ view: { title, logo, banner, paragraphs, facts, crumbs } }: { view: BrandView }) {
  return (
    <div className="page pt-6">
      <Breadcrumb crumbs={crumbs} />
      {banner && (
        <div className="mt-4 aspect-21/9 overflow-hidden rounded-box max-sm:-mx-[1rem] max-sm:aspect-3/2 max-sm:rounded-none">
          <Picture src={banner} alt="" ratio="21x9" sizes={sizes} first />
        </div>
      )}
      <div className="grid gap-x-16 gap-y-4 py-8 lg:grid-cols-[5fr_6fr]">
        <div>
          {logo && (
            <img
              src={logo}
              alt=""
              width={180}
              height={60}
              decoding="async"
              className="h-14 w-auto max-w-full object-contain object-left dark-scheme:invert"
            />
          )}
          <h1 className="mt-4 wrap-anywhere roadhouse:uppercase">{title}</h1>
          {facts.length > 0 && <p className="mt-2 text-lg text-muted tabular-nums">{facts.join(', ')}</p>}
        </div>
        {paragraphs.length > 0 && (
          <div className="max-w-prose space-y-4 text-lg wrap-anywhere lg:pt-16">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
