import { expect, it } from 'vitest'
import { isDisplayedAt } from './promo-display.ts'

it.each([
  ['everywhere', [], false, '/search/ute', true],
  ['everywhere, strictly', [], true, '/search/ute', true],
  ['at its path', ['/search/ute'], false, '/search/ute', true],
  ['below its path', ['/search/toyota'], false, '/search/toyota/hilux', true],
  ['not below, strictly', ['/search/toyota'], true, '/search/toyota/hilux', false],
  ['at its path, strictly', ['/search/toyota'], true, '/search/toyota', true],
  ['at one of several', ['/search/suv', '/search/ute'], true, '/search/ute', true],
  ['not beside it', ['/search/ute'], false, '/search/utes', false],
  ['not above it', ['/search/toyota/hilux'], false, '/search/toyota', false],
  ['however it is written', ['search/Ute/'], true, '/search/ute', true],
  ['whatever slashes stand around it', ['//search/ute//'], true, '/search/ute', true],
  ['whatever was copied along with it', ['/search/ute?page=2', '/search/suv#top'], true, '/search/suv', true],
  ['with its query', ['/search/ute/?make=Kia'], true, '/search/ute', true],
  ['at no other of its letters', ['/search/ute'], true, '/search/suv', false],
] as const)('%s [SL-04]', (_, display, strictDisplay, path, shown) => {
  expect(isDisplayedAt({ display, strictDisplay }, path)).toBe(shown)
})
