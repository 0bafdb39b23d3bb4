import type { PublicConfig } from '#config/site/site-config.ts'
import { hexColour } from '../formats/hex-colour.ts'

interface Marked {
  readonly site: { readonly name: string }
  readonly config: Pick<PublicConfig, 'theme'>
}

/** What a site without an icon is known by: the first letter of its name, in its colours. */
export function siteMark({ site, config: { theme } }: Marked) {
  const [initial = '·'] = site.name.match(/[\p{L}\p{N}]/u) ?? []
  return {
    initial: initial.toUpperCase(),
    ground: hexColour(theme.colour.accent),
    ink: hexColour(theme.colour.onAccent),
    font: { display: theme.font.display, text: theme.font.text, displayWeight: theme.font.displayWeight },
    /** In hundredths of its side. */
    radius: Math.min(50, theme.radius * 2),
  }
}

export type SiteMark = ReturnType<typeof siteMark>

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!)

/** The mark as a drawing: sharp at every size, the letter in a font the visitor has. */
export const markSvg = ({ initial, ground, ink, radius }: SiteMark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${radius}" fill="${ground}"/>` +
  `<text x="50" y="50" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="600" font-size="62" fill="${ink}">${escaped(initial)}</text></svg>`
