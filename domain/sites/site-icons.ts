import type { PublicConfig } from '#config/site/site-config.ts'
import { hexColour } from '../formats/hex-colour.ts'

/** Where a site's icons are, by their sides in pixels. */
export const iconPaths = { 180: '/apple-touch-icon.png', 192: '/icon-192.png', 512: '/icon-512.png' } as const

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
