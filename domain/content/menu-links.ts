import type { PublicConfig } from '#config/site/site-config.ts'
import { slugOf } from '../formats/slug.ts'
import { typePaths } from '../listings/stock-paths.ts'
import { capitalised, nounOfKinds } from '../vehicles/nouns.ts'
import type { StockShape } from '../vehicles/stock-shape.ts'
import { builtPath } from './built-paths.ts'

export interface MenuLink {
  label: string
  href: string
}

export interface MenuSource {
  readonly config: Pick<PublicConfig, 'pages' | 'features'>
  readonly shape: StockShape
  /** The slugs of dealerships and locations, which have listings of their own; null while nobody can say. */
  readonly places: ReadonlySet<string> | null
}

/** What the site sells, together. */
export const nounOfShape = ({ kinds }: Pick<StockShape, 'kinds'>) =>
  nounOfKinds({ kind: kinds.map((value) => ({ value, count: 1 })) })

/** A label in the words of what is sold: '{vehicles}' becomes cars, caravans, motorcycles; '{Vehicles}' the same with a capital. */
export function worded(label: string, shape: Pick<StockShape, 'kinds'>): string {
  const { plural } = nounOfShape(shape)
  return label.replaceAll('{vehicles}', plural).replaceAll('{Vehicles}', capitalised(plural))
}

/** The links that lead to a page with something on it, in the site's words. */
export const leadingLinks = (links: readonly MenuLink[], source: MenuSource): MenuLink[] =>
  links
    .filter(({ href }) => leadsSomewhere(href, source))
    .map(({ label, href }) => ({ label: worded(label, source.shape), href }))

/** Whether there is a page, and, if it lists stock, something to list. */
export function leadsSomewhere(href: string, { config, shape, places }: MenuSource): boolean {
  if (builtPath(config, href) === null) return false
  const [, what, model] = /^\/search\/([^/?#]+)(?:\/([^/?#]+))?/.exec(href) ?? []
  if (what === undefined) return true
  const isMake = shape.makes.some((make) => slugOf(make) === what)
  if (model !== undefined) return isMake
  const types = Object.hasOwn(typePaths, what) ? typePaths[what]!.carTypes : null
  // All stock is a page even while there is none: it says so, and what to do next.
  if (types) return types.length === 3 || types.some((type) => shape.carTypes.includes(type))
  return isMake || shape.bodies.some(({ slug }) => slug === what) || (places?.has(what) ?? true)
}
