import type { LocationCard } from '#domain/locations/list-locations.server.ts'
import { Carousel } from '../ui/carousel.tsx'
import { Band, BandTitle } from './band.tsx'
import { LocationPlace } from '../parts/location-place.tsx'
import type { SectionProps } from './section-props.ts'

const mostInGrid = 3

/** Where to go, and whether it is worth going now. More than three are a row to swipe along. */
export function Locations({ id, view }: SectionProps<'locations'>) {
  const isRow = view.locations.length > mostInGrid
  return (
    <Band id={id} title={isRow ? null : view.title} ownHeading={isRow} tone={view.dark ? 'block' : 'plain'}>
      {isRow ? (
        <Carousel
          label={view.title}
          heading={
            <div className="flex flex-wrap items-baseline gap-x-4">
              <BandTitle id={id} title={view.title} />
              <p className="text-sm opacity-80 lg:hidden">Swipe</p>
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
    </Band>
  )
}

function Grid({ locations }: { locations: readonly LocationCard[] }) {
  const [first] = locations
  if (first && locations.length === 1) return <LocationPlace location={first} wide />
  return (
    <ul className={`grid gap-8 sm:grid-cols-2 gallery:gap-x-12 ${locations.length === 3 ? 'lg:grid-cols-3' : ''}`}>
      {locations.map((location) => (
        <li key={location.id} className="grid">
          <LocationPlace location={location} />
        </li>
      ))}
    </ul>
  )
}
