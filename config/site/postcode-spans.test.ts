import { expect, it } from 'vitest'
import { parseLayer } from './parse-layer.ts'
import { overlap, postcodeSpan } from './postcode-spans.ts'

it.each([
  ['4000', { from: 4000, to: 4000 }],
  ['0800-0899', { from: 800, to: 899 }],
])('%s is %j', (text, span) => expect(postcodeSpan(text)).toEqual(span))

it.each([
  [['4000', '4001'], false],
  [['4000', '4000'], true],
  [['4100', '4000-4099'], false],
  [['4099', '4000-4099'], true],
  [['4000-4500', '4100-4200', '4600'], true],
  [[], false],
])('%j overlap: %s', (texts, isOver) => expect(overlap(texts)).toBe(isOver))

it('finds what lies in a long one behind a short one', () => {
  expect(overlap(['4000-4999', '4100', '4500'])).toBe(true)
})

it.each(['400', '4000-', '4000 - 4100', '4100-4000', '40000', 'abcd'])(
  '%s is refused as a region’s postcode',
  (text) => {
    const regions = [{ name: 'A', priceCents: 1, postcodes: [text] }]
    expect(() => parseLayer({ settings: { delivery: { regions } } })).toThrow()
  },
)
