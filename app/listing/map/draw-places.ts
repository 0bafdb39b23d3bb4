import type { FitBoundsOptions, LayerGroup, Map as LeafletMap } from 'leaflet'
import type { MapPlace } from '#domain/listings/map-places.ts'
import type { StockMap } from '#domain/places/map/stock-map.server.ts'

let leaflet: typeof import('leaflet')

/** To be waited for before anything is drawn. It needs a window as soon as it is loaded, so nothing imports it outright. */
export async function loadLeaflet(): Promise<void> {
  leaflet = await import('leaflet')
}

const closest = 13
/** Room for pins beside the buttons, and for their names. */
const room: FitBoundsOptions = { paddingTopLeft: [80, 48], paddingBottomRight: [64, 72], maxZoom: 11, animate: false }

/** The land around a site's locations, and the names of its towns. */
export function drawGround(box: HTMLElement, ground: StockMap): LeafletMap {
  const { southWest, northEast, places, towns, credit } = ground
  const bounds: [[number, number], [number, number]] = [
    [southWest.lat, southWest.long],
    [northEast.lat, northEast.long],
  ]
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The list beside it is what keys and screen readers use.
  const map = leaflet.map(box, {
    keyboard: false,
    maxBounds: bounds,
    maxBoundsViscosity: 1,
    maxZoom: closest,
    zoomSnap: 0.5,
    zoomAnimation: !isStill,
    markerZoomAnimation: !isStill,
  })
  map.attributionControl.setPrefix(false).addAttribution(credit)
  map.fitBounds(
    places.map(({ lat, long }) => [lat, long] as [number, number]),
    room,
  )
  map.setMinZoom(Math.max(map.getBoundsZoom(bounds, true), map.getZoom() - 2))
  leaflet.svgOverlay(landOf(ground), bounds).addTo(map)
  for (const { name, lat, long } of towns)
    leaflet.marker([lat, long], { icon: iconOf('map-town', [name]), interactive: false, keyboard: false }).addTo(map)
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

/** Words are put in as text: a location may be called anything. */
function iconOf(className: string, words: readonly string[]) {
  const html = document.createElement('span')
  html.append(
    ...words.map((word) => {
      const part = document.createElement('span')
      part.textContent = word
      return part
    }),
  )
  return leaflet.divIcon({ className, html, iconSize: undefined })
}

function landOf({ size, land }: StockMap): SVGSVGElement {
  const [svg, path] = ['svg', 'path'].map((name) => document.createElementNS('http://www.w3.org/2000/svg', name))
  svg!.setAttribute('viewBox', `0 0 ${size} ${size}`)
  svg!.setAttribute('class', 'map-land')
  path!.setAttribute('d', land)
  path!.setAttribute('fill-rule', 'evenodd')
  svg!.append(path!)
  return svg as SVGSVGElement
}
