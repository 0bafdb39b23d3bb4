import { useEffect } from 'react'
import { whenIdle } from '../browser/when-idle.ts'
import { islands } from './islands.ts'

/** How far below the screen an island may be when its script is fetched. */
const margin = '500px'
/** Before React, and before what the page does with them. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const
/** What does something else with its script than without. */
const held = 'button, a[data-keep], a[data-pdf], a[data-count]'

/** Fetches the script of each island of this page, once it is near the screen or touched. */
export function useIslands(): void {
  useEffect(() => {
    const gone = new AbortController()
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) void wake(target as HTMLElement)
      },
      { rootMargin: margin },
    )
    const woken = new WeakMap<HTMLElement, Promise<unknown>>()
    const started = new WeakSet<HTMLElement>()
    const wake = (island: HTMLElement): Promise<unknown> | undefined => {
      const known = woken.get(island)
      if (known) return known
      near.unobserve(island)
      // What is there works without its script, and the browser has reported what failed.
      const waking = islands[island.dataset.island!]?.()
        .then(
          ({ start }) => !gone.signal.aborted && start(island),
          () => {},
        )
        .then(() => started.add(island))
      if (waking) woken.set(island, waking)
      return waking
    }
    const onSign = ({ target }: Event) => {
      const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
      if (island) void wake(island)
    }
    // What is pressed while the script is on its way is pressed again once it is there, or has failed. Links that lead
    // somewhere by themselves, such as a number to call, wait for nothing.
    const onPress = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(held) : null
      const island = pressed?.closest<HTMLElement>('[data-island]')
      if (!island || started.has(island) || event.ctrlKey || event.metaKey || event.shiftKey) return
      const waking = wake(island)
      // Of an island that nobody knows, what is pressed is the browser's.
      if (!waking) return
      event.preventDefault()
      event.stopPropagation()
      void waking.then(() => pressed!.click())
    }
    addEventListener('click', onPress, { capture: true, signal: gone.signal })
    // What is read and looked at comes first.
    whenIdle(() => {
      if (gone.signal.aborted) return
      for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-wake=touch])'))
        if (island.dataset.wake === 'rest') void wake(island)
        else near.observe(island)
    })
    const inUse = document.activeElement?.closest<HTMLElement>('[data-island]')
    if (inUse) void wake(inUse)
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true, signal: gone.signal })
    return () => {
      gone.abort()
      near.disconnect()
    }
  }, [])
}
