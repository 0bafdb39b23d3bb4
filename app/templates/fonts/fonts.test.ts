import { expect, it } from 'vitest'
import { fontFiles, wholeFonts } from './fonts.ts'

it.each([
  ["'Figtree Variable', system-ui, sans-serif", "'Figtree Variable', 'Figtree Variable Rest', system-ui, sans-serif"],
  ['system-ui, sans-serif', 'system-ui, sans-serif'],
  ["Georgia,'Sora Variable'", "Georgia, 'Sora Variable', 'Sora Variable Rest'"],
])('follows the letters pages open with by the rest of the font: %s', (list, whole) =>
  expect(wholeFonts(list)).toBe(whole),
)

it('fetches first what its lists begin with, each once', () => {
  expect(fontFiles("'Figtree Variable', serif", "'Figtree Variable'")).toEqual([expect.stringContaining('figtree')])
  expect(fontFiles("'Barlow Condensed', serif", "'Public Sans Variable'")).toHaveLength(2)
  expect(fontFiles("system-ui, 'Sora Variable'")).toEqual([])
})
