import { describe, expect, it } from 'vitest'
import { formatHours, formatTime, hoursOn, readSpecialHours, timeOf } from './opening-hours.ts'
import { specialLines, weekLines } from './week-lines.ts'

const open = (weekday: number, from = '08:00:00', to = '17:30:00') => ({ weekday, status: 'Open' as const, open: from, close: to })
const closed = (weekday: number) => ({ weekday, status: 'Closed' as const, open: null, close: null })
const week = [closed(0), ...[1, 2, 3, 4, 5].map((day) => open(day)), open(6, '08:00', '16:00')]

describe('reading', () => {
  it.each([
    ['8:30', '08:30'], ['08:30:00', '08:30'], ['8:30 am', '08:30'], ['5:30PM', '17:30'], ['12 am', '00:00'], ['12 pm', '12:00'],
    ['24:00:00', '24:00'], ['24:30', null], ['8:75', null], ['13 pm', null], ['0 am', null], ['late', null], ['', null], [null, null],
  ])('%s is the time %s', (text, time) => expect(timeOf(text)).toBe(time))

  it.each([
    ['start_hour and end_hour', { start_hour: '09:00', end_hour: '13:00' }, ['Open', '09:00', '13:00']],
    ['hours.begin and hours.end', { hours: { begin: '9:00 am', end: '1:00 pm' } }, ['Open', '09:00', '13:00']],
    ['start_hour before hours', { start_hour: '10:00', end_hour: '12:00', hours: { begin: '9:00', end: '13:00' } }, ['Open', '10:00', '12:00']],
    ['closed, whatever the times', { status: 'Closed' as const, start_hour: '09:00', end_hour: '13:00' }, ['Closed', null, null]],
    ['no times', {}, ['Closed', null, null]],
    ['half a time', { status: 'Open' as const, hours: { begin: '9:00' } }, ['Closed', null, null]],
  ])('special hours by %s [OS-19]', (_, input, expected) => {
    const { status, startHour, endHour } = readSpecialHours({ date: '2026-12-24', ...input })
    expect([status, startHour, endHour]).toEqual(expected)
  })
})

describe('the hours of a date', () => {
  const special = [
    { date: '2026-12-24', name: 'Christmas Eve', status: 'Open' as const, startHour: '08:00', endHour: '12:00' },
    { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' as const, startHour: null, endHour: null },
  ]

  it.each([
    ['a Sunday', '2026-12-20', 0, null],
    ['a Monday', '2026-12-21', 1, { open: '08:00', close: '17:30' }],
    ['a Saturday', '2026-12-19', 6, { open: '08:00', close: '16:00' }],
    ['shorter by special hours', '2026-12-24', 4, { open: '08:00', close: '12:00' }],
    ['closed by special hours', '2026-12-25', 5, null],
  ])('%s [OS-19]', (_, date, weekday, hours) => expect(hoursOn(date, weekday, week, special)).toEqual(hours))

  it('special hours are lines of their own, within the days asked for [OS-19]', () => {
    expect(specialLines(special, '2026-12-20', '2026-12-25')).toEqual([
      { days: 'Thu 24 Dec, Christmas Eve', hours: '8:00 am – noon' },
      { days: 'Fri 25 Dec, Christmas Day', hours: 'Closed' },
    ])
    expect(specialLines(special, '2026-12-26', '2027-01-02')).toEqual([])
  })
})

describe('a week in lines', () => {
  it.each([
    ['Monday to Friday alike', week, ['Mon–Fri 8:00 am – 5:30 pm', 'Sat 8:00 am – 4:00 pm', 'Sun Closed']],
    ['a late Thursday', week.map((day) => (day.weekday === 4 ? open(4, '08:00', '20:00') : day)), [
      'Mon 8:00 am – 5:30 pm', 'Tue 8:00 am – 5:30 pm', 'Wed 8:00 am – 5:30 pm', 'Thu 8:00 am – 8:00 pm', 'Fri 8:00 am – 5:30 pm',
      'Sat 8:00 am – 4:00 pm', 'Sun Closed',
    ]],
    ['a weekday not given is closed', [open(6)], ['Mon–Fri Closed', 'Sat 8:00 am – 5:30 pm', 'Sun Closed']],
    ['open without times', [{ ...open(0), open: null, close: null, formatedHours: 'Call us' }], ['Mon–Fri Closed', 'Sat Closed', 'Sun Call us']],
    ['no hours known', [], []],
  ])('%s [OS-19]', (_, hours, lines) => {
    expect(weekLines(hours).map((line) => `${line.days} ${line.hours}`)).toEqual(lines)
  })
})

it.each([
  ['00:00', 'midnight'], ['24:00', 'midnight'], ['12:00', 'noon'], ['00:30', '12:30 am'], ['12:30', '12:30 pm'], ['13:05', '1:05 pm'],
])('%s reads %s', (time, text) => expect(formatTime(time)).toBe(text))

it.each([
  [{ open: '00:00', close: '00:00' }, 'Open 24 hours'],
  [{ open: '00:00', close: '24:00' }, 'Open 24 hours'],
  [{ open: '18:00', close: '02:00' }, '6:00 pm – 2:00 am'],
  [null, 'Closed'],
])('%j reads %s', (hours, text) => expect(formatHours(hours)).toBe(text))
