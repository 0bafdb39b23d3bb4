import { CallAndDirections } from '../../parts/call-and-directions.tsx'
import { Hours, OpenNow } from '../../parts/hours.tsx'
import { LocationMap } from '../../parts/location-map.tsx'
import { BodySection } from './body-section.tsx'
import type { BodyProps } from './body-props.ts'

/** Where it stands: open or not first, then where, then when, beside the map. */
export function Location({ view }: BodyProps<'location'>) {
  const { name, address, mapHref, phone, open, hours, specialHours, licence, map } = view
  return (
    <BodySection id="vehicle-map" title="Where it is">
      <div className="grid gap-8 md:grid-cols-2 md:gap-12">
        <div className="min-w-0 wrap-anywhere">
          {open && <OpenNow {...open} />}
          <h3 className="mt-1 text-xl roadhouse:text-3xl">{name}</h3>
          {address && <p className="mt-1">{address}</p>}
          <p className="mt-1 flex flex-wrap gap-x-6">
            <CallAndDirections name={name} phone={phone} mapHref={mapHref} directions="Get Directions" />
          </p>
          <Hours lines={[...specialHours, ...hours]} />
          {licence && <p className="mt-4 text-sm text-muted">{licence}</p>}
        </div>
        {map && (
          <div className="max-sm:harbour:-mx-5">
            <LocationMap map={map} name={name} moves />
          </div>
        )}
      </div>
    </BodySection>
  )
}
