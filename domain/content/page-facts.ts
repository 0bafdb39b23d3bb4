import type { Ctx } from '../ctx.ts'
import { mainAddress, mainOrigin } from '../sites/main-origin.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { cutText } from './cut-text.ts'

/** As much as search engines show. */
const mostCharacters = 160

interface Wanted {
  readonly title: string
  readonly description: string
  /** The page's own path, with the parameters that make it another page. */
  readonly path: string
  /** The way here, below Home and above the page. */
  readonly above?: readonly { readonly label: string; readonly to: string }[]
  /** What the last step is called, where the title says more. */
  readonly crumb?: string
  readonly jsonLd?: readonly object[]
}

/** What a page says of itself, and the way to it, for people and machines. */
export function pageFacts(ctx: Pick<Ctx, 'site' | 'origin' | 'isDemo'>, wanted: Wanted) {
  const { title, description, path, above = [], crumb = title, jsonLd = [] } = wanted
  const crumbs = [{ label: 'Home', to: '/' }, ...above, { label: crumb }]
  return {
    meta: {
      title,
      siteName: ctx.site.name,
      description: cutText(description, mostCharacters),
      canonical: mainAddress(ctx, path),
      jsonLd: [breadcrumbList(mainOrigin(ctx), path, crumbs), ...jsonLd],
    },
    crumbs,
  }
}
