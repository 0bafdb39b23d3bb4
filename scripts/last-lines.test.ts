import { expect, it } from 'vitest'
import { LastLines } from './last-lines.ts'

const said = (most: number, ...pieces: string[]) => {
  const lines = new LastLines(most)
  for (const piece of pieces) lines.add(new TextEncoder().encode(piece))
  return lines.toString()
}

it.each([
  [2, ['a\nb\nc\n'], 'b\nc'],
  [2, ['a\nb', 'b\nc\n', 'd'], 'c\nd'],
  [3, ['a\nb\n'], 'a\nb'],
  [1, [], ''],
])('keeps the last %i lines of %j', (most, pieces, kept) => {
  expect(said(most, ...pieces)).toBe(kept)
})

it('keeps a character that comes in two pieces', () => {
  const [first, second] = [Uint8Array.of(0xe2, 0x9c), Uint8Array.of(0x93)]
  const lines = new LastLines(1)
  lines.add(first)
  lines.add(second)
  expect(lines.toString()).toBe('✓')
})
