import type { Ctx } from '../ctx.ts'
import { mainAddress } from '../sites/main-origin.ts'
import { homeMeta } from './home-meta.ts'
import { loadSections } from './load-sections.server.ts'

/** A site's front page: its name and its sections, in order. */
export async function openHome(ctx: Ctx, query = new URLSearchParams()) {
  // As with content pages: what is asked with figures is not kept.
  if (query.size > 0) ctx.fresh.until(ctx.clock())
  const [loaded, shape] = await Promise.all([loadSections(ctx, ctx.config.home.sections, query), ctx.stock.shape()])
  // A page about offers says that there are none; a front page has no need to.
  const sections = loaded.filter((view) => view.type !== 'offers' || view.offers.length > 0)
  const { name } = ctx.site
  const { main: phone } = ctx.config.contact.phones
  return { name, meta: homeMeta({ name, canonical: mainAddress(ctx, '/'), phone, sections, shape }), sections }
}
