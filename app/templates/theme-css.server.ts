import type { PublicConfig } from '#config/site/site-config.ts'
import { wholeFonts } from './fonts/fonts.ts'

type Theme = PublicConfig['theme']

/** Space between things, as a factor on the one spacing scale. */
const spacing: Record<Theme['density'], number> = { dense: 0.75, comfortable: 1, sparse: 1.35 }

/** What a card casts under the pointer. */
const shadows: Record<Theme['shadow'], string> = {
  none: 'none',
  hover: '0 10px 30px -12px color-mix(in oklab, var(--ink), transparent 65%)',
}

/** What cards lie on, and how far their words keep from its edge. */
const cards: Record<Theme['cards'], { ground: string; inset: string }> = {
  filled: { ground: 'var(--surface)', inset: '1.25rem' },
  open: { ground: 'transparent', inset: '0rem' },
}

/** A site's theme as custom properties: the only place where a colour or a font has a value. */
export function themeCss(theme: Theme): string {
  const colours = Object.entries(theme.colour).map(([name, value]) => `--${kebab(name)}:${value}`)
  const rest = [
    `color-scheme:${theme.scheme}`,
    `--font-display:${wholeFonts(theme.font.display)}`,
    `--font-text:${wholeFonts(theme.font.text)}`,
    `--display-weight:${theme.font.displayWeight}`,
    `--type-scale:${theme.font.scale}`,
    `--radius:${theme.radius}px`,
    `--line-width:${theme.lineWidth}px`,
    `--motion:${theme.motion}ms`,
    `--space:${spacing[theme.density]}`,
    `--card-ground:${cards[theme.cards].ground}`,
    `--card-inset:${cards[theme.cards].inset}`,
    `--card-shadow:${shadows[theme.shadow]}`,
  ]
  return `:root{${[...colours, ...rest].join(';')}}`
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
