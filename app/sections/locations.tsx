import type { ViewOf } from '#domain/content/load-sections.server.ts'
import type { LocationCard } from '#domain/locations/list-locations.server.ts'
import { Carousel } from '../ui/carousel.tsx'
import { Icon } from '../ui/icon.tsx'
import { TextLink } from '../ui/link.tsx'
import { Band, BandTitle } from './band.tsx'
import { LocationPlace } from '../parts/location-place.tsx'
import type { SectionProps } from './section-props.ts'

const mostInGrid = 3
const mostUnfolded = 4

/** Where to go, and whether it is worth going now. More than three are a row to swipe along. */
export function Locations({ id, view }: SectionProps<'locations'>) {
  if (view.layout === 'map') return <Atlas id={id} view={view} />
  const isRow = view.locations.length > mostInGrid
  const nearest = <Nearest href={view.locatorHref} />
  return (
    <Band
      id={id}
      title={isRow ? null : view.title}
      aside={nearest}
      ownHeading={isRow}
      tone={view.dark ? 'block' : 'plain'}
    >
      {isRow ? (
        <Carousel
          label={view.title}
          heading={
            <div className="flex flex-wrap items-baseline gap-x-4">
              <BandTitle id={id} title={view.title} />
              <p className="text-sm opacity-80 lg:hidden">Swipe</p>
              {nearest}
            </div>
          }
        >
          {view.locations.map((location) => (
            <LocationPlace key={location.id} location={location} />
          ))}
        </Carousel>
      ) : (
        <Grid locations={view.locations} />
      )}
      <Others others={view.others} />
    </Band>
  )
}

function Nearest({ href }: { href: string | null }) {
  return href === null ? null : (
    <TextLink standalone to={href}>
      Find the nearest
    </TextLink>
  )
}

/** All on one map, and by state beside it: for those who have many. A telephone has the map; more lines than these are folded. */
function Atlas({
  id,
  view: { title, dark, locations, map, locatorHref },
}: Pick<SectionProps<'locations'>, 'id' | 'view'>) {
  return (
    <Band id={id} title={title} tone={dark ? 'block' : 'plain'} aside={<Nearest href={locatorHref} />}>
      <div className="grid items-start gap-8 lg:grid-cols-[6fr_5fr] lg:gap-16">
        {map && (
          <picture className="overflow-hidden rounded-box border border-current/20">
            <source media="(min-width: 30rem)" srcSet={map.large} width={512} height={384} />
            <img
              src={map.small}
              width={360}
              height={270}
              loading="lazy"
              alt={map.alt}
              className="block h-auto w-full"
            />
          </picture>
        )}
        {locations.length > mostUnfolded ? (
          <details className="fold-on-phones group min-w-0">
            <summary className="flex min-h-[3rem] cursor-pointer items-center justify-between gap-3 border-y border-current/20 py-1">
              All {locations.length} locations, by state
              <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
            </summary>
            <ByState locations={locations} />
          </details>
        ) : (
          <ByState locations={locations} />
        )}
      </div>
    </Band>
  )
}

function ByState({ locations }: Pick<ViewOf<'locations'>, 'locations'>) {
  const states = [...Map.groupBy(locations, ({ state }) => state ?? '')]
  return (
    <dl className="min-w-0">
      {states.map(([state, places]) => (
        <div key={state} className="grid grid-cols-[3.5rem_1fr] border-t border-current/20 py-2 first:border-t-0">
          <dt className="flex min-h-[2.75rem] items-center text-sm opacity-80">{state}</dt>
          {places.map(({ id: place, name, href, city, open }) => (
            <dd key={place} className="col-start-2 flex flex-wrap items-center justify-between gap-x-6">
              <TextLink standalone to={href}>
                {name}
              </TextLink>
              <span className="text-sm opacity-80">{open?.isOpen ? 'Open now' : (open?.text ?? city)}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function Grid({ locations }: { locations: readonly LocationCard[] }) {
  const [first] = locations
  if (first && locations.length === 1) return <LocationPlace location={first} wide />
  return (
    <ul
      className={`swipe grid gap-8 sm:grid-cols-2 gallery:gap-x-12 ${locations.length === 3 ? 'lg:grid-cols-3' : ''}`}
    >
      {locations.map((location) => (
        <li key={location.id} className="grid">
          <LocationPlace location={location} />
        </li>
      ))}
    </ul>
  )
}

/** Where one has the card, the others are named. */
function Others({ others }: Pick<ViewOf<'locations'>, 'others'>) {
  if (others.length === 0) return null
  return (
    <ul className={`mt-8 grid border-b border-current/20 ${others.length > 1 ? 'sm:grid-cols-2 sm:gap-x-12' : ''}`}>
      {others.map(({ id, name, href, open }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-t border-current/20 py-1">
          <TextLink standalone to={href}>
            {name}
          </TextLink>
          {open && <span className="text-sm tabular-nums">{open.text}</span>}
        </li>
      ))}
    </ul>
  )
}
