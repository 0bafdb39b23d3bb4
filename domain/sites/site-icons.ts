import type { PublicConfig } from '#config/site/site-config.ts'
import { hexColour } from '../formats/hex-colour.ts'

/** Where a site's icons are, by their sides in pixels. */
export const iconPaths = { 180: '/apple-touch-icon.png', 192: '/icon-192.png', 512: '/icon-512.png' } as const

/** Where a site's logo is for those who cannot draw it of lines, as mail programs. */
export const logoPath = '/logo.png'

/** As high as a logo is in a header, and as wide as configured; one of unknown width is fitted into this. */
const logoHeight = 40
const usualWidth = 160

/** The room a logo takes. */
export const logoSize = ({ width }: Pick<PublicConfig['logos'], 'width'>) => ({
  width: width ?? usualWidth,
  height: logoHeight,
})

/** What stands at the head of a site's mails: its logo, or its name where it has none. */
export interface Letterhead {
  readonly name: string
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null
}

/** A mail is read elsewhere, so the logo's address is a whole one. */
export const letterhead = (name: string, origin: string, logos: PublicConfig['logos']): Letterhead => ({
  name,
  logo: logos.main === null ? null : { src: `${origin}${logoPath}`, ...logoSize(logos) },
})

interface Named {
  readonly site: { readonly name: string }
  readonly config: Pick<PublicConfig, 'theme' | 'logos'>
}

/** What the head of every page says of the site: its icons, its manifest, the colour around it. */
export const headMarks = ({ config: { logos, theme } }: Named) => ({
  icon: logos.icon ?? '/icon.svg',
  themeColour: hexColour(theme.colour.ground),
})

/** How a device that keeps the site on its home screen shows it. */
export function webManifest({ site: { name }, config: { theme } }: Named) {
  return {
    name,
    short_name: shortName(name),
    id: '/',
    start_url: '/',
    scope: '/',
    // A dealer's site is read with the browser's own ways back and forth.
    display: 'browser',
    lang: 'en-AU',
    theme_color: hexColour(theme.colour.ground),
    background_color: hexColour(theme.colour.ground),
    icons: ([192, 512] as const).map((side) => ({ src: iconPaths[side], sizes: `${side}x${side}`, type: 'image/png' })),
  }
}

/** What fits under an icon: as many whole words as have room. */
const mostLetters = 12
function shortName(name: string): string {
  const words = name.split(' ')
  while (words.length > 1 && words.join(' ').length > mostLetters) words.pop()
  return words.join(' ')
}
