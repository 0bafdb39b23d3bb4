import type { DivIcon, Map as LeafletMap, MapOptions } from 'leaflet'
import type { MapGround, MapTiles } from '#domain/places/map/ground.ts'
import './map.css'

export let leaflet: typeof import('leaflet')

/** To be waited for before anything is drawn. It needs a window as soon as it is loaded, so nothing imports it outright. */
export async function loadLeaflet(): Promise<void> {
  leaflet = await import('leaflet')
}

/** How close our own land is worth looking at. */
const closest = 13
type Corners = [[number, number], [number, number]]

/** A map of the land, with the names of its towns, and a service's pictures over it where the site has one. It shows no place yet. */
export function drawGround(box: HTMLElement, ground: MapGround, options: MapOptions): LeafletMap {
  const { southWest, northEast, towns, credit, tiles } = ground
  const bounds: Corners = [
    [southWest.lat, southWest.long],
    [northEast.lat, northEast.long],
  ]
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  box.classList.add('map-ground')
  const map = leaflet.map(box, {
    maxBounds: bounds,
    maxBoundsViscosity: 1,
    maxZoom: tiles?.maxZoom ?? closest,
    // Pictures are sharp at whole steps alone.
    zoomSnap: tiles ? 1 : 0.5,
    zoomAnimation: !isStill,
    markerZoomAnimation: !isStill,
    ...options,
  })
  map.attributionControl.setPrefix(false).addAttribution(credit)
  // Under the pictures: it is what shows until they come, and where they do not.
  map.createPane('land').style.zIndex = '100'
  leaflet.svgOverlay(landOf(ground), bounds, { pane: 'land' }).addTo(map)
  for (const { name, lat, long } of towns)
    leaflet.marker([lat, long], { icon: iconOf('map-town', [name]), interactive: false, keyboard: false }).addTo(map)
  if (tiles) addTiles(map, tiles)
  return map
}

/** The whole of the land, and no less than a little further out than is shown now. */
export function boundZoom(map: LeafletMap): void {
  map.setMinZoom(Math.max(map.getBoundsZoom(map.options.maxBounds!, true), map.getZoom() - 2))
}

function addTiles(map: LeafletMap, { address, credit, maxZoom }: MapTiles): void {
  const told = document.createElement('span')
  told.textContent = credit
  leaflet
    // Leaflet writes it as HTML.
    .tileLayer(address, { maxZoom, attribution: told.innerHTML })
    // They have names of their own.
    .once('tileload', () => map.getContainer().classList.add('map-tiled'))
    .addTo(map)
}

/** Words are put in as text: a location may be called anything. */
export function iconOf(className: string, words: readonly string[]): DivIcon {
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

function landOf({ size, land }: MapGround): SVGSVGElement {
  const [svg, path] = ['svg', 'path'].map((name) => document.createElementNS('http://www.w3.org/2000/svg', name))
  svg!.setAttribute('viewBox', `0 0 ${size} ${size}`)
  svg!.setAttribute('class', 'map-land')
  path!.setAttribute('d', land)
  path!.setAttribute('fill-rule', 'evenodd')
  svg!.append(path!)
  return svg as SVGSVGElement
}
