import type { SiteConfig } from './site-config.ts'

type Redirects = SiteConfig['redirects']['paths']

/** Where an old path leads, by the exact redirect or the longest prefix; null where it leads nowhere. */
export function redirectOf(redirects: Redirects, path: string): string | null {
  const exact = redirects.find(({ from, prefix }) => bare(from) === bare(path) && !prefix)
  if (exact) return exact.to
  const [longest] = redirects
    .filter(({ from, prefix }) => prefix && isBelow(bare(path), bare(from)))
    .toSorted((one, other) => bare(other.from).length - bare(one.from).length)
  if (!longest) return null
  const led = `${longest.to.replace(/\/$/, '')}${bare(path).slice(bare(longest.from).length)}` || '/'
  // What a visitor wrote after the prefix must not become a host: '//evil.example' is another's.
  return led.replace(/^[/\\]{2,}/, '/')
}

/** Longer than any chain a site moved by; one that has not ended by then never does. */
const mostSteps = 10

/** Whether whoever follows redirects from the path never arrives. */
export function goesRound(redirects: Redirects, path: string): boolean {
  let at: string | null = path
  for (let step = 0; step <= mostSteps; step++) {
    at = redirectOf(redirects, at)
    if (at === null || !at.startsWith('/')) return false
    at = at.replace(/[?#].*$/, '')
  }
  return true
}

/** Whether an address is at a host that is neither the site's nor an allowed one. */
export const leadsAway = (to: string, hosts: readonly string[]): boolean =>
  !/^\/(?![/\\])/.test(to) && !hosts.includes(URL.parse(to)?.origin ?? '')

const bare = (path: string): string => path.toLowerCase().replace(/\/+$/, '')
const isBelow = (path: string, from: string): boolean => path === from || path.startsWith(`${from}/`)
