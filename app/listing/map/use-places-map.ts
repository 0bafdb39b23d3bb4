import type { LayerGroup, Map as LeafletMap } from 'leaflet'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { stockMapPath } from '#domain/content/route-paths.ts'
import type { MapPlace } from '#domain/listings/map-places.ts'
import type { StockMap } from '#domain/places/map/stock-map.server.ts'
import { drawGround, drawPins, loadLeaflet } from './draw-places.ts'
import { settleNames } from './settle-names.ts'

interface PlacesMap {
  box: RefObject<HTMLDivElement | null>
  hasFailed: boolean
}

/** Keeps a map of places in a box; a press on a pin is one on the place's link. */
export function usePlacesMap(places: readonly MapPlace[]): PlacesMap {
  const box = useRef<HTMLDivElement>(null)
  const [ground, setGround] = useState<StockMap | 'failed' | null>(null)
  const [map, setMap] = useState<LeafletMap | null>(null)
  const pins = useRef<LayerGroup | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    fetchGround(leaving.signal).then(setGround, () => leaving.signal.aborted || setGround('failed'))
    return () => leaving.abort()
  }, [])
  useEffect(() => {
    if (!ground || ground === 'failed') return undefined
    const drawn = drawGround(box.current!, ground)
    setMap(drawn)
    return () => void drawn.remove()
  }, [ground])
  useEffect(() => {
    if (!map || !ground || ground === 'failed') return undefined
    pins.current?.remove()
    pins.current = drawPins(map, ground, places)
    const settle = () => settleNames(map.getContainer())
    settle()
    map.on('moveend', settle)
    return () => void map.off('moveend', settle)
  }, [map, ground, places])
  return { box, hasFailed: ground === 'failed' }
}

async function fetchGround(signal: AbortSignal): Promise<StockMap> {
  const [response] = await Promise.all([fetch(stockMapPath, { signal }), loadLeaflet()])
  if (!response.ok) throw new Error(`The map answered ${response.status}`)
  return (await response.json()) as StockMap
}
