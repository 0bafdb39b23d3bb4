import { isOwnPicture } from '../media/picture-address.ts'

interface Shared {
  readonly siteName: string
  readonly title: string
  readonly description: string
  readonly url: string
  /** What the page opens with; without one, a card with the site's name. */
  readonly picture: string | null
}

/** The size networks show a shared address in. */
export const sharedSize = { width: 1200, height: 630 } as const
/** Where the card with a site's name is. */
export const shareCardPath = '/share.jpg'

/** What a network shows of a page where its address is shared. */
export function openGraph({ siteName, title, description, url, picture }: Shared): Record<string, string> {
  return {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': sharedPicture(picture, new URL(url).origin),
    // Another server's picture has whatever size it has.
    ...((picture === null || isOwnPicture(picture)) && {
      'og:image:width': String(sharedSize.width),
      'og:image:height': String(sharedSize.height),
    }),
    'og:image:alt': picture === null ? siteName : title,
  }
}

/** As the elements of a page's head. */
export const graphTags = (shared: Shared): { property: string; content: string }[] =>
  Object.entries(openGraph(shared)).map(([property, content]) => ({ property, content }))

/** Networks take neither AVIF nor an address without its host. */
export function sharedPicture(picture: string | null, origin: string): string {
  if (picture === null) return `${origin}${shareCardPath}`
  const cut = `${picture.includes('?') ? '&' : '?'}w=${sharedSize.width}&r=40x21&f=jpeg`
  return new URL(isOwnPicture(picture) ? `${picture}${cut}` : picture, origin).href
}
