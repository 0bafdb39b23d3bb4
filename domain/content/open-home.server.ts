import type { Ctx } from '../ctx.ts'
import { mainAddress } from '../sites/main-origin.ts'
import { loadSections } from './load-sections.server.ts'

/** A site's front page: its name and its sections, in order. */
export async function openHome(ctx: Ctx) {
  const sections = await loadSections(ctx, ctx.config.home.sections)
  // A page about offers says that there are none; a front page has no need to.
  return {
    name: ctx.site.name,
    canonical: mainAddress(ctx, '/'),
    sections: sections.filter((view) => view.type !== 'offers' || view.offers.length > 0),
  }
}
