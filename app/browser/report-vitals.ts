import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { pageTypeOf } from '#domain/analytics/page-type.ts'
import type { Vitals } from '#domain/analytics/vitals.ts'
import { landingAddress } from './landing-address.ts'
import { report } from './track.ts'

const names = { LCP: 'lcp', INP: 'inp', CLS: 'cls', TTFB: 'ttfb' } as const

/** Tells how the page a visitor came to felt, when it is first left or put away: then the last of it is known. */
export function reportVitals(): void {
  const vitals: Vitals = { page: pageTypeOf((landingAddress() ?? location).pathname) }
  const note = ({ name, value }: MetricType): void => {
    if (name !== 'FCP') vitals[names[name]] = value
  }
  for (const measure of [onTTFB, onLCP, onCLS, onINP]) measure(note)
  const tell = (): void => {
    // A page opened behind another one is shown before it is put away.
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', tell)
    void report('/api/vitals', vitals, 'How the page felt was not sent')
  }
  // After those that were added before it, which note their last values at this moment.
  addEventListener('visibilitychange', tell)
}
