import type { PublicConfig } from '#config/site/site-config.ts'
import { isPagePath, isTakenPath } from './route-paths.ts'
import { entryTo } from './switched-pages.ts'

type PagesConfig = Pick<PublicConfig, 'pages'> & Partial<Pick<PublicConfig, 'features' | 'blog' | 'reviews'>>

/** The address, if it leads somewhere: a page that exists, another site, a phone; else null. */
export function builtPath(config: PagesConfig, href: string): string | null {
  const { pages } = config
  if (!href.startsWith('/')) return href
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  const isComposed = !isTakenPath(path) && [...pages.own, ...pages.standard].some((page) => page.path === path)
  return !isClosed(config, path) && (isComposed || isPagePath(path)) ? href : null
}

/** Where the composed pages are that answer everyone: not where code does, nor at a path no request has. */
export function composedPaths(config: PagesConfig): string[] {
  const { pages, features } = config
  // One that is known at another address is found there.
  const paths = [...pages.own, ...pages.standard].filter(({ canonical }) => !canonical).map(({ path }) => path)
  const isOpen = (path: string) =>
    !isClosed(config, path) && (features === undefined || entryTo({ features }, path) === 'open')
  return [...new Set(paths)].filter((path) => !isTakenPath(path) && !/[?#]|\/$/.test(path) && isOpen(path))
}

/** Whether a switch of the site closes the page. */
function isClosed({ features, blog, reviews }: PagesConfig, path: string): boolean {
  if (/^\/blog(?:\/|$)/i.test(path) && blog?.shown === false) return true
  if (path === '/reviews' && reviews?.shown === false) return true
  return features !== undefined && entryTo({ features }, path) === 'closed'
}
