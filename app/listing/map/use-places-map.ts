import type { LayerGroup, Map as LeafletMap } from 'leaflet'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { stockMapPath } from '#domain/content/route-paths.ts'
import type { MapPlace } from '#domain/listings/map-places.ts'
import type { StockMap } from '#domain/places/map/stock-map.server.ts'

interface PlacesMap {
  box: RefObject<HTMLDivElement | null>
  hasFailed: boolean
}

interface Fetched {
  ground: StockMap
  draw: typeof import('./draw-places.ts')
}

/** Keeps a map of places in a box; a press on a pin is one on the place's link. */
export function usePlacesMap(places: readonly MapPlace[]): PlacesMap {
  const box = useRef<HTMLDivElement>(null)
  const [fetched, setFetched] = useState<Fetched | 'failed' | null>(null)
  const [map, setMap] = useState<LeafletMap | null>(null)
  const pins = useRef<LayerGroup | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    fetchGround(leaving.signal).then(setFetched, () => leaving.signal.aborted || setFetched('failed'))
    return () => leaving.abort()
  }, [])
  useEffect(() => {
    if (!fetched || fetched === 'failed') return undefined
    const drawn = fetched.draw.drawMap(box.current!, fetched.ground)
    setMap(drawn)
    return () => void drawn.remove()
  }, [fetched])
  useEffect(() => {
    if (!map || !fetched || fetched === 'failed') return undefined
    const { draw, ground } = fetched
    pins.current?.remove()
    pins.current = draw.drawPins(map, ground, places)
    const settle = () => draw.settleNames(map.getContainer())
    settle()
    map.on('moveend', settle)
    return () => void map.off('moveend', settle)
  }, [map, fetched, places])
  return { box, hasFailed: fetched === 'failed' }
}

async function fetchGround(signal: AbortSignal): Promise<Fetched> {
  // By itself: what draws maps would else be named in the listing's own script.
  const drawing = import('./draw-places.ts').then(async (draw) => {
    await draw.loadLeaflet()
    return draw
  })
  const [response, draw] = await Promise.all([fetch(stockMapPath, { signal }), drawing])
  if (!response.ok) throw new Error(`The map answered ${response.status}`)
  return { ground: (await response.json()) as StockMap, draw }
}
