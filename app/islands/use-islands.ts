import { useEffect } from 'react'
import { islands, type IslandName } from './islands.ts'

/** How far below the screen an island may be when its script is fetched. */
const margin = '500px'
/** Before React, and before what the page does with them. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/** Fetches the script of each island of this page, once it is near the screen or touched. */
export function useIslands(): void {
  useEffect(() => {
    const gone = new AbortController()
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target as HTMLElement)
      },
      { rootMargin: margin },
    )
    const woken = new WeakSet<HTMLElement>()
    const wake = (island: HTMLElement) => {
      if (woken.has(island)) return
      woken.add(island)
      near.unobserve(island)
      // What is there works without its script, and the browser has reported what failed.
      islands[island.dataset.island as IslandName]?.().then(
        ({ start }) => !gone.signal.aborted && start(island),
        () => {},
      )
    }
    const onSign = ({ target }: Event) => {
      const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
      if (island) wake(island)
    }
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-wake=touch])'))
      near.observe(island)
    const inUse = document.activeElement?.closest<HTMLElement>('[data-island]')
    if (inUse) wake(inUse)
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true, signal: gone.signal })
    return () => {
      gone.abort()
      near.disconnect()
    }
  }, [])
}
