import { type RefObject, useEffect, useRef } from 'react'
import type { IslandScript } from './islands.ts'

/** Brings the one island of a section to life once it is near the screen, on pages that watch over no others. */
export function useOwnIsland(load: () => Promise<IslandScript>): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const island = box.current!.querySelector<HTMLElement>('[data-island]')
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return
        near.disconnect()
        // Without its script the form is sent as it is.
        load().then(
          ({ start }) => start(island!),
          () => {},
        )
      },
      { rootMargin: '500px' },
    )
    if (island) near.observe(island)
    return () => near.disconnect()
  }, [load])
  return box
}
