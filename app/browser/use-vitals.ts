import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/** Measures how pages feel to so many of a hundred visitors. Measuring comes last of all that a page fetches. */
export function useVitals(percent: number): void {
  useEffect(() => {
    if (Math.random() * 100 >= percent) return
    whenIdle(() => void import('./report-vitals.ts').then(({ reportVitals }) => reportVitals()))
  }, [percent])
}
