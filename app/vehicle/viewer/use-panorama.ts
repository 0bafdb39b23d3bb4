import { useEffect, useState } from 'react'
import { halfHeight, type Look } from '#domain/vehicles/vehicle-media-panorama.ts'
import type { CanvasSize, Panorama } from './panorama.ts'

const finest = 2
const nothing: CanvasSize = { width: 3, height: 2 }

/** Paints what is seen from inside on a canvas, at the canvas's size; `isPlain` where it cannot be done. */
export function usePanorama(canvas: HTMLCanvasElement | null, src: string, look: Look) {
  const [panorama, setPanorama] = useState<Panorama | null>(null)
  const [isPlain, setIsPlain] = useState(false)
  const [size, setSize] = useState(nothing)

  useEffect(() => {
    if (!canvas) return
    const abort = new AbortController()
    void open(canvas, src, abort.signal).then((made) => {
      if (abort.signal.aborted) return
      setPanorama(made)
      setIsPlain(made === null)
    })
    return () => abort.abort()
  }, [canvas, src])

  useEffect(() => {
    if (!canvas) return
    const observer = new ResizeObserver(() => setSize(sizeOf(canvas)))
    observer.observe(canvas)
    return () => observer.disconnect()
  }, [canvas])

  useEffect(() => panorama?.draw(look, size, halfHeight), [panorama, look, size])
  return { isPlain, isPainted: panorama !== null, aspect: size.width / size.height }
}

async function open(canvas: HTMLCanvasElement, src: string, signal: AbortSignal): Promise<Panorama | null> {
  const picture = new Image()
  picture.src = src
  // What does not come leaves the plain picture, whose words say what it is.
  const [painter] = await Promise.all([import('./panorama.ts'), picture.decode()]).catch(() => [null])
  if (!painter || signal.aborted) return null
  const made = painter.createPanorama(canvas, picture)
  signal.addEventListener('abort', () => made?.dispose(), { once: true })
  return made
}

function sizeOf({ clientWidth, clientHeight }: HTMLCanvasElement): CanvasSize {
  const density = Math.min(devicePixelRatio, finest)
  return {
    width: Math.max(1, Math.round(clientWidth * density)),
    height: Math.max(1, Math.round(clientHeight * density)),
  }
}
