import type { PublicConfig } from '#config/site/site-config.ts'
import { isPagePath, isTakenPath } from './route-paths.ts'
import { entryTo } from './switched-pages.ts'

type PagesConfig = Pick<PublicConfig, 'pages'> & Partial<Pick<PublicConfig, 'features'>>

/** The address, if it leads somewhere: a page that exists, another site, a phone; else null. */
export function builtPath({ pages, features }: PagesConfig, href: string): string | null {
  if (!href.startsWith('/')) return href
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  const isComposed = !isTakenPath(path) && [...pages.own, ...pages.standard].some((page) => page.path === path)
  const isClosed = features !== undefined && entryTo({ features }, path) === 'closed'
  return !isClosed && (isComposed || isPagePath(path)) ? href : null
}

/** Where the composed pages are that answer everyone: not where code does, nor at a path no request has. */
export function composedPaths({ pages, features }: PagesConfig): string[] {
  const paths = [...pages.own, ...pages.standard].map(({ path }) => path)
  const isOpen = (path: string) => features === undefined || entryTo({ features }, path) === 'open'
  return [...new Set(paths)].filter((path) => !isTakenPath(path) && !/[?#]|\/$/.test(path) && isOpen(path))
}
