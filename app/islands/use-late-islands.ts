import { useEffect } from 'react'

/** The islands of a page that seldom has any: what watches over them comes with the section that has one. */
export function useLateIslands(): void {
  useEffect(() => {
    let isGone = false
    let end = (): void => {}
    void import('./watch-islands.ts').then(({ watchIslands }) => {
      if (!isGone) end = watchIslands()
    })
    return () => {
      isGone = true
      end()
    }
  }, [])
}
