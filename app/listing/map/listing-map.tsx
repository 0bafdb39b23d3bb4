import { useId, useMemo } from 'react'
import { distanceWords } from '#domain/listings/distance.ts'
import type { ListingBase } from '#domain/listings/listing.ts'
import { mapPlaces } from '#domain/listings/map-places.ts'
import { counted } from '#domain/vehicles/nouns.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Listing } from '../shown-listing.ts'
import { useMapDialog } from './use-map-dialog.ts'
import { usePlacesMap } from './use-places-map.ts'
import './listing-map.css'

interface ListingMapProps {
  base: ListingBase
  listing: Listing
  onClose: () => void
}

/** Where the results stand: a map, and the same places as a list of links. */
export function ListingMap({ base, listing: { state, answer }, onClose }: ListingMapProps) {
  const title = useId()
  const dialog = useMapDialog()
  const places = useMemo(() => mapPlaces(base, state, answer), [base, state, answer])
  const { box, hasFailed } = usePlacesMap(places)
  return (
    <dialog ref={dialog} className="listing-map" aria-labelledby={title} onClose={onClose}>
      <div className="filter-head">
        <h2 id={title}>Map</h2>
        <button type="button" className="map-close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <span className="sr-only">Close map</span>
        </button>
      </div>
      {hasFailed ? <p className="map-failed">The map could not be loaded.</p> : <div ref={box} className="map-box" />}
      <ul aria-label="Locations" className="map-places">
        {places.map(({ id, name, count, km, isChosen, href }) => (
          <li key={id}>
            <a href={href} data-place={id} aria-current={isChosen ? 'true' : undefined}>
              <span>{name}</span>
              <span>
                {counted(count, answer.noun)}
                {km !== null && ` · ${distanceWords(km)}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
