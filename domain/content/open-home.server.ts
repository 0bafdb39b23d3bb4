import type { Ctx } from '../ctx.ts'
import { mainAddress } from '../sites/main-origin.ts'
import { homeMeta } from './home-meta.ts'
import { loadSections } from './load-sections.server.ts'

/** A site's front page: its name and its sections, in order. */
export async function openHome(ctx: Ctx, query = new URLSearchParams()) {
  // As with content pages: what is asked with figures is not kept.
  if (query.size > 0) ctx.fresh.until(ctx.clock())
  const [loaded, shape, location] = await Promise.all([
    loadSections(ctx, ctx.config.home.sections, query),
    ctx.stock.shape(),
    primaryLocation(ctx),
  ])
  // A page about offers says that there are none; a front page has no need to.
  const sections = loaded.filter((view) => view.type !== 'offers' || view.offers.length > 0)
  const { name } = ctx.site
  const { phones, email, social } = ctx.config.contact
  const facts = { name, canonical: mainAddress(ctx, '/'), phone: phones.main, email, social, location, sections, shape }
  return { name, meta: homeMeta(facts), sections }
}

/** Where most go first: machines are told of it, and a front page does without while nobody can say. */
async function primaryLocation({ view, fresh, clock }: Ctx) {
  const locations = await view.locations().catch((): [] => {
    fresh.until(clock())
    return []
  })
  const shown = locations.filter(({ visible }) => visible)
  return shown.find(({ primary }) => primary) ?? shown[0] ?? null
}
