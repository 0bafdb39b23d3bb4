import type { Ctx } from '../ctx.ts'
import { mainAddress } from '../sites/main-origin.ts'
import { builtPath } from './built-paths.ts'
import { composedPage } from './form-pages.ts'
import { describePage } from './describe-page.ts'
import { loadSections } from './load-sections.server.ts'

/** A page composed in configuration, the site's own before the standard one; null when there is none at the path. */
export async function openContentPage(ctx: Ctx, path: string, query: URLSearchParams) {
  const page = composedPage(ctx.config, path)
  if (!page || builtPath(ctx.config, page.path) === null) return null
  // Figures are endless: a page asked for with some is for whoever asked, and would only push out others.
  if (query.size > 0) ctx.fresh.until(ctx.clock())
  const { title, lead = null } = page
  const siteName = ctx.site.name
  const sections = await loadSections(ctx, page.sections, query)
  return {
    title,
    lead,
    siteName,
    description: describePage({ title, lead, siteName, sections }),
    canonical: mainAddress(ctx, page.canonical ?? page.path),
    sections,
  }
}
