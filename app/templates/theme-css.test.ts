import { expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { themeCss } from './theme-css.server.ts'

const { theme } = defaultConfig()

it.each([
  ['none', /;--card-shadow:none[;}]/],
  ['hover', /;--card-shadow:0 10px 30px /],
] as const)('a card’s shadow is %s by configuration [PL-09]', (shadow, css) =>
  expect(themeCss({ ...theme, shadow })).toMatch(css),
)

it.each([
  ['filled', ';--card-ground:var(--surface);--card-inset:1.25rem;'],
  ['open', ';--card-ground:transparent;--card-inset:0rem;'],
] as const)('cards are %s by configuration [PL-09]', (cards, css) =>
  expect(themeCss({ ...theme, cards })).toContain(css),
)
