import { expect, it } from 'vitest'
import { collapseText } from './collapse-text.ts'

const words = (length: number) => 'abcd '.repeat(Math.ceil(length / 5)).slice(0, length - 1) + 'x'

it.each([
  ['description', 200, null],
  ['description', 201, 160],
  ['disclaimer', 200, null],
  ['disclaimer', 201, 200],
  ['disclaimer', 900, 200],
] as const)('a %s of %i characters is cut at %s [OS-22]', (kind, length, most) => {
  const text = words(length)
  const collapsed = collapseText(text, kind)
  if (most === null) return expect(collapsed).toEqual({ text, whole: null })
  expect(collapsed.whole).toBe(text)
  expect(collapsed.text).toMatch(/ abcd…$/)
  expect(collapsed.text.length).toBeGreaterThan(most - 6)
  expect(collapsed.text.length).toBeLessThanOrEqual(most)
})
