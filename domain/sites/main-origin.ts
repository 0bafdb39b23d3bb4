import type { Ctx } from '../ctx.ts'

/** Where the site wants to be known: its first domain, whichever of them a visitor used. */
export function mainOrigin({ site, origin, isDemo }: Pick<Ctx, 'site' | 'origin' | 'isDemo'>): string {
  const [domain] = site.domains
  return isDemo || domain === undefined ? origin : `https://${domain}`
}
