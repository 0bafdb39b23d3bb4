import { expect, it } from 'vitest'
import { spanFinder, synonymTable } from '#search/index.ts'
import { matchesPosition } from './matches-position.ts'

const positions = (hit: Record<string, unknown>, q: string) =>
  matchesPosition(hit, spanFinder({ q, synonyms: synonymTable([]) }))

it.each([
  [
    'bytes, not letters',
    { name: 'Citroën “C4” déjà' },
    'c4 deja',
    {
      name: [
        { start: 12, length: 2 },
        { start: 18, length: 6 },
      ],
    },
  ],
  ['a phrase as one', { name: 'the Land Cruiser' }, '"land cruiser"', { name: [{ start: 4, length: 12 }] }],
  ['numbers', { year: 2021 }, '2021', { year: [{ start: 0, length: 4 }] }],
  [
    'items of lists',
    { list: ['a', 'red', ['red']] },
    'red',
    {
      list: [
        { start: 0, length: 3, indices: [1] },
        { start: 0, length: 3, indices: [2, 0] },
      ],
    },
  ],
  ['inner attributes', { inner: { deep: 'red' } }, 'red', { 'inner.deep': [{ start: 0, length: 3 }] }],
  ['nothing of what is no text', { sold: true, none: null, other: 'blue' }, 'red true', {}],
])('tells %s [CA-07]', (_, hit, q, expected) => expect(positions(hit, q)).toEqual(expected))
