import type { Ctx } from '../ctx.ts'
import { mainAddress } from '../sites/main-origin.ts'
import { describePage } from './describe-page.ts'
import { loadSections } from './load-sections.server.ts'

/** A page composed in configuration, the site's own before the standard one; null when there is none at the path. */
export async function openContentPage(ctx: Ctx, path: string) {
  const { own, standard } = ctx.config.pages
  const wanted = path.replace(/(.)\/$/, '$1')
  const page = [...own, ...standard].find((each) => each.path === wanted)
  if (!page) return null
  const { title } = page
  const siteName = ctx.site.name
  const sections = await loadSections(ctx, page.sections)
  return {
    title,
    siteName,
    description: describePage({ title, siteName, sections }),
    canonical: mainAddress(ctx, page.path),
    sections,
  }
}
