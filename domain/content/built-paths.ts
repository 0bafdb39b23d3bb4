import type { PublicConfig } from '#config/site/site-config.ts'
import { isPagePath, isTakenPath } from './route-paths.ts'

/** The address, if it leads somewhere: a page that exists, another site, a phone; else null. */
export function builtPath({ pages }: Pick<PublicConfig, 'pages'>, href: string): string | null {
  if (!href.startsWith('/')) return href
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  const isComposed = !isTakenPath(path) && [...pages.own, ...pages.standard].some((page) => page.path === path)
  return isComposed || isPagePath(path) ? href : null
}

/** Where the composed pages are that answer: not where code does, nor at a path no request has. */
export function composedPaths({ pages }: Pick<PublicConfig, 'pages'>): string[] {
  const paths = [...pages.own, ...pages.standard].map(({ path }) => path)
  return [...new Set(paths)].filter((path) => !isTakenPath(path) && !/[?#]|\/$/.test(path))
}
