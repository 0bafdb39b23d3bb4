import { describe, expect, it } from 'vitest'
import { resolveSiteConfig } from './resolve-site-config.ts'
import { templateLayers } from './template-layers.ts'

const themes = Object.entries(templateLayers()).map(([template, layer]) => {
  const site = { slug: 'acme-motors', template, brand: null }
  return [template, resolveSiteConfig({ site, layers: { template: layer } })] as const
})

// WCAG relative luminance of a six-digit hex colour.
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(themes)('%s', (_, { theme: { colour } }) => {
  it.each([
    ['ink', 'ground', 7],
    ['ink', 'surface', 7],
    ['muted', 'ground', 4.5],
    ['muted', 'surface', 4.5],
    ['onAccent', 'accent', 4.5],
    ['onBlock', 'block', 4.5],
    ['positive', 'ground', 4.5],
    ['negative', 'ground', 4.5],
    ['accent', 'ground', 3],
    ['focus', 'ground', 3],
  ] as const)('%s reads on %s', (front, back, least) => {
    expect(contrast(colour[front], colour[back])).toBeGreaterThanOrEqual(least)
  })
})

it('templates differ in shape, type, density, header and home', () => {
  const looks = themes.map(([, { theme, header, home, listing }]) => [
    theme.radius,
    theme.font.display,
    theme.density,
    theme.motion,
    header.style,
    JSON.stringify(home.sections[0]),
    listing.card,
  ])
  for (const choices of looks[0]?.keys() ?? []) {
    expect(new Set(looks.map((look) => look[choices])).size).toBe(themes.length)
  }
})
