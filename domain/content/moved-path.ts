import { goesRound, leadsAway, redirectOf } from '#config/site/redirects.ts'
import type { SiteConfig } from '#config/site/site-config.ts'

/** Where a path without a page has moved to, with what was asked there; null where it has not, or would lead in a circle or away. */
export function movedPath(
  { redirects: { paths, hosts } }: Pick<SiteConfig, 'redirects'>,
  path: string,
  search: string,
): string | null {
  const to = redirectOf(paths, path)
  if (to === null || leadsAway(to, hosts) || goesRound(paths, path)) return null
  return to.includes('?') || to.includes('#') ? to : `${to}${search}`
}
