import { array, assert, boolean, integer, property, record, string } from 'fast-check'
import { expect, it } from 'vitest'
import { boxOf, overlap, placeLabels, type Wanted } from './place-labels.ts'

const frame = { left: 0, top: 0, right: 400, bottom: 300 }
const want = (text: string, x: number, y: number): Wanted => ({ text, at: { x, y }, size: 10, isBold: false })

it('no name lies on another, on what is taken or beyond the frame, whatever is wanted', () => {
  const wanted = record({
    text: string({ minLength: 1, maxLength: 24 }),
    at: record({ x: integer({ min: -20, max: 420 }), y: integer({ min: -20, max: 320 }) }),
    size: integer({ min: 8, max: 14 }),
    isBold: boolean(),
  })
  assert(
    property(array(wanted, { maxLength: 60 }), (all) => {
      const taken = [{ left: 150, top: 100, right: 250, bottom: 160 }]
      const boxes = placeLabels(all, { frame, taken, most: 40 }).map(boxOf)
      for (const [at, box] of boxes.entries()) {
        const others = [...taken, ...boxes.slice(0, at)]
        expect(others.some((other) => overlap(box, other))).toBe(false)
        expect([box.left >= 0, box.top >= 0, box.right <= 400, box.bottom <= 300]).not.toContain(false)
      }
    }),
  )
})

it('who comes first has the choice; the next stands on another side, or nowhere', () => {
  const free = { frame, taken: [], most: 10 }
  const sides = placeLabels([want('First', 200, 150), want('Second', 210, 150), want('Third', 200, 152)], free)
  expect(sides.map(({ text, anchor }) => [text, anchor])).toEqual([['First', 'start']])
  expect(placeLabels([want('Edge', 395, 150)], free)[0]).toMatchObject({ anchor: 'end' })
  expect(placeLabels([want('x'.repeat(70), 200, 150)], free)).toEqual([])
})

it('no more than so many are placed', () => {
  const all = Array.from({ length: 9 }, (_, index) => want('x', 20 + index * 40, 20))
  expect(placeLabels(all, { frame, taken: [], most: 4 })).toHaveLength(4)
})
