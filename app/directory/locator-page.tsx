import { directoryPaths } from '#domain/content/route-paths.ts'
import type { LocatorView } from '#domain/locations/open-locator.server.ts'
import { CallAndDirections } from '../parts/call-and-directions.tsx'
import { OpenNow } from '../parts/hours.tsx'
import { TextLink } from '../ui/link.tsx'
import { DirectorySearch } from './directory-search.tsx'
import { PageHead } from './page-head.tsx'

type Place = LocatorView['places'][number]

/** Where to go from here: the nearest first, beside the map. */
export function LocatorPage({ view }: { view: LocatorView }) {
  const { crumbs, postcode, fault, from, places, map } = view
  return (
    <>
      <PageHead crumbs={crumbs} title="Find a dealership" intro={from && `Distances from ${from}, as the crow flies`}>
        <DirectorySearch
          action={directoryPaths.dealerLocator}
          name="postcode"
          label="Your postcode"
          value={postcode}
          submit="Find the nearest"
          error={fault}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
        />
      </PageHead>
      <div className="page grid items-start gap-10 pt-8 pb-16 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <ol className="map-places min-w-0">
          {places.map((place, at) => (
            <li
              key={place.id}
              className="border-t-[length:var(--line-width)] border-line py-5 first:border-t-0 first:pt-0"
            >
              <Entry place={place} number={at + 1} />
            </li>
          ))}
        </ol>
        {map && (
          <figure
            data-locator-map
            className="relative m-0 overflow-hidden rounded-box border border-line max-lg:-order-1 lg:sticky lg:top-24"
          >
            <picture>
              <source media="(min-width: 30rem)" srcSet={map.large} width={512} height={384} />
              <img src={map.small} width={360} height={270} alt={map.alt} className="block h-auto w-full" />
            </picture>
          </figure>
        )}
      </div>
    </>
  )
}

function Entry({ place, number }: { place: Place; number: number }) {
  const { id, name, href, address, phone, mapHref, open, distance } = place
  return (
    <article className="grid grid-cols-[2.5rem_1fr] wrap-anywhere">
      <span aria-hidden="true" className="font-display text-xl text-muted tabular-nums roadhouse:text-3xl">
        {number}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl roadhouse:text-3xl">
            <a href={href} data-place={id} data-name={name}>
              {name}
            </a>
          </h2>
          {distance && <p className="text-lg font-semibold tabular-nums gallery:font-normal">{distance}</p>}
        </div>
        {open && <OpenNow {...open} />}
        {address && <p className="mt-1 text-muted">{address}</p>}
        <p className="flex flex-wrap gap-x-6">
          <CallAndDirections name={name} phone={phone} mapHref={mapHref} />
          <TextLink standalone to={href}>
            View Details<span className="sr-only"> of {name}</span>
          </TextLink>
        </p>
      </div>
    </article>
  )
}
