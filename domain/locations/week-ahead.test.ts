import { expect, it } from 'vitest'
import type { SpecialHours, WeekdayHours } from './opening-hours.ts'
import { weekAhead } from './week-ahead.ts'

const hours: WeekdayHours[] = [
  { weekday: 0, status: 'Closed', open: null, close: null },
  ...[1, 2, 3, 4].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:00', close: '17:30' })),
  { weekday: 5, status: 'Open', open: null, close: null, formatedHours: 'By appointment only' },
  { weekday: 6, status: 'Open', open: '08:00', close: '12:00' },
]
const special = (date: string, more: Partial<SpecialHours> = {}): SpecialHours => ({
  date,
  name: 'Show day',
  status: 'Closed',
  startHour: null,
  endHour: null,
  ...more,
})
// A Wednesday.
const today = '2026-06-10'

it('seven days, Monday first, today marked [OS-03]', () => {
  expect(weekAhead(hours, [], today).map(({ day, hours: text, isToday }) => [day, text, isToday])).toEqual([
    ['Monday', '8:00 am – 5:30 pm', false],
    ['Tuesday', '8:00 am – 5:30 pm', false],
    ['Wednesday', '8:00 am – 5:30 pm', true],
    ['Thursday', '8:00 am – 5:30 pm', false],
    ['Friday', 'By appointment only', false],
    ['Saturday', '8:00 am – noon', false],
    ['Sunday', 'Closed', false],
  ])
})

it.each([
  ['today', special(today), 'Wednesday', 'Closed', 'Show day'],
  ['next Tuesday, the last of the seven', special('2026-06-16'), 'Tuesday', 'Closed', 'Show day'],
  [
    'shorter hours',
    special('2026-06-12', { status: 'Open', startHour: '10:00', endHour: '15:00' }),
    'Friday',
    '10:00 am – 3:00 pm',
    'Show day',
  ],
  ['one without a name', special(today, { name: null }), 'Wednesday', 'Closed', 'Holiday hours'],
  ['a week from today, beyond the table', special('2026-06-17'), 'Wednesday', '8:00 am – 5:30 pm', null],
  ['yesterday', special('2026-06-09'), 'Tuesday', '8:00 am – 5:30 pm', null],
])('a holiday stands in its own row: %s [OS-03] [OS-06]', (_, day, name, text, holiday) => {
  const row = weekAhead(hours, [day], today).find((each) => each.day === name)
  expect([row?.hours, row?.holiday]).toEqual([text, holiday])
})

it('a day that is not written is closed; a place without any hours has no table [OS-03]', () => {
  expect(weekAhead(hours.slice(0, 2), [], today).map((each) => each.hours)).toEqual([
    '8:00 am – 5:30 pm',
    ...Array.from({ length: 6 }, () => 'Closed'),
  ])
  expect(weekAhead([], [], today)).toEqual([])
})
