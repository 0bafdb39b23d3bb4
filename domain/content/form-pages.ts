import type { PublicConfig } from '#config/site/site-config.ts'

type PagesConfig = Pick<PublicConfig, 'pages' | 'home'>

/** The page composed in configuration at a path, the site's own before the standard one. */
export function composedPage({ pages }: Pick<PublicConfig, 'pages'>, path: string) {
  const wanted = path.replace(/(.)\/$/, '$1')
  return [...pages.own, ...pages.standard].find((page) => page.path === wanted)
}

/** Whether a form stands on the page: it carries an id of its own, so the page is made for each visitor. */
export function hasForm(config: PagesConfig, path: string): boolean {
  const sections = path === '/' ? config.home.sections : composedPage(config, path)?.sections
  return sections?.some(({ type }) => type === 'form') ?? false
}
