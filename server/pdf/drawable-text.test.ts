import { expect, it } from 'vitest'
import { drawableText } from './drawable-text.ts'

it.each([
  ['2021 Škoda Octavia – “RS”', '2021 Škoda Octavia – “RS”'],
  ['Citroe\u0308n', 'Citroën'],
  ['🚗 Kia 🚗 Rio', 'Kia Rio'],
  ['سيارة', ''],
  ['a\u0000b\u202Ec\u00ADd', 'abcd'],
  ['  two\n lines\t', 'two lines'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
])('%j is drawn as %j', (text, drawn) => expect(drawableText(text)).toBe(drawn))

it('a word without end gets places to break', () => {
  const words = drawableText('x'.repeat(1_000)).split(' ')
  expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(40)
  expect(words.join('')).toHaveLength(1_000)
})
