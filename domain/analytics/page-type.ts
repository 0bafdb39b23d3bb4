/** The kinds of page that are told apart where pages are measured. */
export const pageTypes = [
  'home',
  'listing',
  'vehicle',
  'priceRange',
  'form',
  'success',
  'testDrive',
  'favourites',
  'compare',
  'content',
] as const

export type PageType = (typeof pageTypes)[number]

/** What kind of page is at a path; what no route of its own answers is composed of sections. */
export function pageTypeOf(path: string): PageType {
  if (path === '/') return 'home'
  if (path.startsWith('/search/')) return 'listing'
  if (path.startsWith('/cars/')) return 'vehicle'
  if (/^\/(?:forms|contact-us)\//.test(path)) return 'form'
  if (/^\/success\/?$/.test(path)) return 'success'
  if (path.startsWith('/test-drive/')) return 'testDrive'
  const [, kept] = /^\/(favourites|compare)\/?$/.exec(path) ?? []
  if (kept) return kept as PageType
  return /^\/price-range\/?$/.test(path) ? 'priceRange' : 'content'
}
