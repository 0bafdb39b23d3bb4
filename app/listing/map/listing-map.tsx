import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { distanceWords } from '#domain/listings/distance.ts'
import type { ListingBase } from '#domain/listings/listing.ts'
import { mapPlaces } from '#domain/listings/map-places.ts'
import { counted } from '#domain/vehicles/nouns.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Listing } from '../shown-listing.ts'
import { usePlacesMap } from './use-places-map.ts'
import './listing-map.css'

interface ListingMapProps {
  base: ListingBase
  listing: Listing
  onClose: () => void
}

/** Where there is room the map stands beside the list; elsewhere it lies over it. */
const isBeside = (): boolean => matchMedia('(width >= 64rem)').matches

/** Where the results stand: a map, and the same places as a list of links. */
export function ListingMap({ base, listing: { state, answer }, onClose }: ListingMapProps) {
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const places = mapPlaces(base, state, answer)
  const { box, hasFailed } = usePlacesMap(places)
  useEffect(() => {
    const element = dialog.current!
    if (!element.open) {
      if (isBeside()) element.show()
      else element.showModal()
    }
  }, [])
  /** On a small screen the results are under the map. */
  const press = ({ target }: MouseEvent) => {
    if (!isBeside() && target instanceof Element && target.closest('a[data-place]')) dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      className="listing-map"
      aria-labelledby={title}
      onClose={onClose}
      onClick={press}
      onKeyDown={({ key }) => key === 'Escape' && dialog.current?.close()}
    >
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
