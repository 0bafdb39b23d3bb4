import type { Ctx } from '../ctx.ts'

type Known = Pick<Ctx, 'site' | 'origin' | 'isDemo'>

/** Where the site wants to be known: its first domain, whichever of them a visitor used. */
export function mainOrigin({ site, origin, isDemo }: Known): string {
  const [domain] = site.domains
  return isDemo || domain === undefined ? origin : `https://${domain}`
}

/** The one address of a page that has several: under other domains, or with a slash at the end. */
export const mainAddress = (ctx: Known, path: string): string => addressAt(mainOrigin(ctx), path)

/** A path as it stands in an address: what routes read decoded is written encoded. */
export const addressAt = (origin: string, path: string): string => `${origin}${encodeURI(path)}`
