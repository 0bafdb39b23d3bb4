import type { PublicConfig } from '#config/site/site-config.ts'
import { isSwitched } from './switched-pages.ts'

type PagesConfig = Pick<PublicConfig, 'pages' | 'home'>

/** The page composed in configuration at a path, the site's own before the standard one. */
export function composedPage({ pages }: Pick<PublicConfig, 'pages'>, path: string) {
  const wanted = path.replace(/(.)\/$/, '$1')
  return [...pages.own, ...pages.standard].find((page) => page.path === wanted)
}

/** Whether the page is made for each visitor: a form carries an id of its own, a way into an application what the address says. */
export function hasForm(config: PagesConfig, path: string): boolean {
  const sections = path === '/' ? config.home.sections : composedPage(config, path)?.sections
  return isSwitched(path) || (sections?.some(({ type }) => type === 'form' || type === 'applicationStart') ?? false)
}
