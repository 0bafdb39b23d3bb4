import type { Ctx } from '../ctx.ts'
import { slugOf } from '../formats/slug.ts'
import { composedPaths } from './built-paths.ts'
import { composedPage } from './form-pages.ts'
import type { MenuLink } from './menu-links.ts'
import { nearPath } from './near-path.ts'

/** Longer than any of ours: what is made up is not compared with every page there is. */
const longest = 80

/** For a path where there is no page: the page that was probably meant, among those a site's menus could name. */
export async function suggestPage(ctx: Ctx, path: string): Promise<MenuLink | null> {
  if (path.length > longest) return null
  const { makes, bodies } = await ctx.stock.shape()
  const composed = composedPaths(ctx.config).map((href) => ({ label: composedPage(ctx.config, href)!.title, href }))
  const stock = [
    ...makes.map((make) => ({ label: make, href: `/search/${slugOf(make)}` })),
    ...bodies.map(({ label, slug }) => ({ label, href: `/search/${slug}` })),
  ]
  return nearPath(path, [...composed, ...stock])
}
