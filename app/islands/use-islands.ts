import { useEffect } from 'react'
import { watchIslands } from './watch-islands.ts'

/** The islands of a page that always has some. */
export function useIslands(): void {
  useEffect(() => watchIslands(), [])
}
