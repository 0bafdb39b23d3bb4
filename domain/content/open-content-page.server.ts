import type { Ctx } from '../ctx.ts'
import { mainAddress } from '../sites/main-origin.ts'
import { loadSections } from './load-sections.server.ts'

/** A page composed in configuration, the site's own before the standard one; null when there is none at the path. */
export async function openContentPage(ctx: Ctx, path: string) {
  const { own, standard } = ctx.config.pages
  const wanted = path.replace(/(.)\/$/, '$1')
  const page = [...own, ...standard].find((each) => each.path === wanted)
  if (!page) return null
  return {
    title: page.title,
    siteName: ctx.site.name,
    canonical: mainAddress(ctx, page.path),
    sections: await loadSections(ctx, page.sections),
  }
}
