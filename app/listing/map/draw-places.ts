import type { FitBoundsOptions, LayerGroup, Map as LeafletMap } from 'leaflet'
import type { MapPlace } from '#domain/listings/map-places.ts'
import type { StockMap } from '#domain/places/map/stock-map.server.ts'
import { boundZoom, drawGround, iconOf, leaflet } from '../../maps/ground.ts'

export { loadLeaflet } from '../../maps/ground.ts'
export { settleNames } from '../../maps/settle-names.ts'

/** Room for pins beside the buttons, and for their names. */
const room: FitBoundsOptions = { paddingTopLeft: [80, 48], paddingBottomRight: [64, 72], maxZoom: 11, animate: false }

/** The land around a site's locations, all of them in view. */
export function drawMap(box: HTMLElement, ground: StockMap): LeafletMap {
  // The list beside it is what keys and screen readers use.
  const map = drawGround(box, ground, { keyboard: false })
  map.fitBounds(
    ground.places.map(({ lat, long }) => [lat, long] as [number, number]),
    room,
  )
  boundZoom(map)
  return map
}

/** A pin for each place, with its figure. */
export function drawPins(map: LeafletMap, ground: StockMap, places: readonly MapPlace[]): LayerGroup {
  const shown = new Map(places.map((place) => [place.id, place]))
  return leaflet
    .layerGroup(
      ground.places.flatMap(({ id, lat, long }) => {
        const place = shown.get(id)
        if (!place) return []
        const look = `map-pin${place.isChosen ? ' map-pin-chosen' : ''}${place.count === 0 ? ' map-pin-empty' : ''}`
        const pin = leaflet.marker([lat, long], {
          icon: iconOf(look, [String(place.count), place.name]),
          keyboard: false,
          riseOnHover: true,
          zIndexOffset: 1000,
        })
        return [pin.on('click', () => document.querySelector<HTMLElement>(`.map-places [data-place="${id}"]`)?.click())]
      }),
    )
    .addTo(map)
}
