import { useEffect } from 'react'
import { localKey } from '#domain/visitors/local-key.ts'
import { whenIdle } from './when-idle.ts'

/** Shows what this device has kept of the site. Where it has kept nothing, nothing is fetched. */
export function useKeptLists(site: string): void {
  useEffect(
    () =>
      whenIdle(() => {
        try {
          if (localStorage.getItem(localKey(site, 'favourites')) ?? localStorage.getItem(localKey(site, 'compare')))
            void import('../kept/kept-lists.ts').then(({ showKept }) => showKept(site))
        } catch {
          // Storage is forbidden here: nothing is kept.
        }
      }),
    [site],
  )
}
