import { loadPromoNodes } from '#db/content.ts'
import { builtPath } from '../content/built-paths.ts'
import type { Ctx } from '../ctx.ts'
import { isCurrent, nextOfferChange } from '../offers/current-offer.ts'
import type { ListingPromo } from './listing-promo.ts'
import { isDisplayedAt } from './promo-display.ts'

/** The promotions a listing shows now; the answer holds until one begins or ends. */
export async function listPromos(
  ctx: Pick<Ctx, 'config' | 'site' | 'db' | 'fresh' | 'clock'>,
  path: string,
): Promise<ListingPromo[]> {
  ctx.fresh.dependsOn(`content:${ctx.site.id}`)
  const now = ctx.clock()
  const rows = await loadPromoNodes(ctx.db)
  const here = rows
    .filter((row) => isDisplayedAt(row, path))
    .map((row) => ({ ...row, startsAt: row.start, expiresAt: row.expiry }))
  const change = nextOfferChange(here, now)
  if (change) ctx.fresh.until(change)
  return here
    .filter((row) => isCurrent(row, now))
    .map(({ id, name, title, description, imageUrl, href, position }) => ({
      id,
      title: title ?? name,
      text: description,
      picture: imageUrl,
      href: href && builtPath(ctx.config, href),
      action: null,
      positions: position.filter((place) => place > 0),
    }))
}
