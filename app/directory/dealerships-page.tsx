import type { DealershipsView } from '#domain/locations/open-dealerships.server.ts'
import { LocationPlace } from '../parts/location-place.tsx'
import { TextLink } from '../ui/link.tsx'
import { DirectorySearch } from './directory-search.tsx'
import { PageHead } from './page-head.tsx'

/** All places of a site, of a dealership, or of those who sell a brand: an atlas, state by state. */
export function DealershipsPage({ view, searches }: { view: DealershipsView; searches: boolean }) {
  const { title, intro, crumbs, brand, locatorHref, groups, namesHouses, q, found } = view
  return (
    <>
      <PageHead crumbs={crumbs} title={title} intro={intro}>
        <p className="flex flex-wrap gap-x-6">
          {brand && (
            <TextLink standalone to={brand.href}>
              About {brand.title}
            </TextLink>
          )}
          {locatorHref && (
            <TextLink standalone to={locatorHref}>
              Find the nearest
            </TextLink>
          )}
        </p>
        {searches && (
          <DirectorySearch action="/dealerships" name="q" label="Town, postcode or brand" value={q} submit="Search" />
        )}
      </PageHead>
      <div className="page pt-8 pb-16">
        {q !== '' && (
          <output className="mb-6 block text-lg">
            {found === 0
              ? `None of our locations answers to ‘${q}’. Try a suburb, a state or a brand.`
              : `${found === 1 ? '1 location' : `${found} locations`} for ‘${q}’`}
          </output>
        )}
        {groups.map(({ name, places }) => (
          <section key={name ?? ''} className="not-first:mt-14">
            {name && (
              <h2 className="mb-6 roadhouse:text-4xl roadhouse:uppercase gallery:border-t gallery:border-line gallery:pt-6">
                {name}
              </h2>
            )}
            <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3 gallery:gap-x-12">
              {places.map((place) => (
                <li key={place.id} className="grid">
                  <LocationPlace
                    location={place}
                    heading={name ? 'h3' : 'h2'}
                    note={namesHouses && place.dealership !== place.name ? place.dealership : null}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
