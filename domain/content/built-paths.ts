import type { PublicConfig } from '#config/site/site-config.ts'

/** Pages that exist for every site; pages composed in configuration exist beside them. */
const built: readonly RegExp[] = [/^\/$/, /^\/search\/[^/]+(\/[^/]+)?$/, /^\/price-range$/, /^\/cars\/[^/]+$/]

/** The address, if it leads somewhere: a page that exists, another site, a phone; else null. */
export function builtPath({ pages }: Pick<PublicConfig, 'pages'>, href: string): string | null {
  if (!href.startsWith('/')) return href
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  const isComposed = [...pages.own, ...pages.standard].some((page) => page.path === path)
  return isComposed || isBuilt(path) ? href : null
}

/** Where the composed pages are that answer: not behind a built one or a sitemap, nor at a path no request has. */
export function composedPaths({ pages }: Pick<PublicConfig, 'pages'>): string[] {
  const paths = [...pages.own, ...pages.standard].map(({ path }) => path)
  return [...new Set(paths)].filter((path) => !isBuilt(path) && !/[?#]|\/$|^\/[^/]+\.xml$/.test(path))
}

const isBuilt = (path: string): boolean => built.some((pattern) => pattern.test(path))
