import { expect, it } from 'vitest'
import { hasFreeSlot, nextFree, type SlotDay, slotWords, takenWords } from './slot-days.ts'

const day = (date: string, label: string, ...times: string[]): SlotDay => ({
  date,
  label,
  full: times.length === 0,
  slots: times.map((time) => ({ slot: `${date}T${time}`, label: `${time} am`, at: `${date}T${time}:00+10:00` })),
})
const days = [
  day('2026-06-20', 'Saturday 20 June', '09:00', '10:00'),
  day('2026-06-22', 'Monday 22 June'),
  day('2026-06-27', 'Saturday 27 June', '09:00', '11:00'),
]
const listed = (some: readonly SlotDay[]) => some.flatMap(({ slots }) => slots.map(({ slot }) => slot.slice(8)))

it.each([
  ['those after it', '2026-06-20T09:00', 2, ['20T10:00', '27T09:00']],
  ['at most so many', '2026-06-20T08:00', 1, ['20T09:00']],
  ['the first there are, where none come after', '2026-06-27T11:00', 2, ['20T09:00', '20T10:00']],
])('whoever comes second is offered %s [FM-11]', (_, wanted, most, expected) => {
  expect(listed(nextFree(days, wanted, most))).toEqual(expected)
})

it('and told in words', () => {
  expect(takenWords(nextFree(days, '2026-06-20T09:00', 12))).toBe(
    'That time has just gone. Free next: Saturday 20 June, 10:00 am; Saturday 27 June, 09:00 am; Saturday 27 June, 11:00 am.',
  )
  expect(takenWords([])).toContain('no other is free')
})

it.each([
  ['2026-06-20T10:00', 'Saturday 10:00 am'],
  ['2026-06-27T09:00', 'Saturday 27 June, 09:00 am'],
  ['2026-06-22T09:00', null],
])('%s is called %s', (slot, words) => expect(slotWords(days, slot)).toBe(words))

it('knows whether anything is left', () => {
  expect([hasFreeSlot(days), hasFreeSlot(days.slice(1, 2)), hasFreeSlot([])]).toEqual([true, false, false])
})
