import { describe, expect, it } from 'vitest'
import {
  formatHours,
  formatTime,
  hoursOn,
  readSpecialHours,
  type SpecialHours,
  specialLines,
  timeOf,
  weekLines,
} from './opening-hours.ts'

const open = (weekday: number, from = '08:00:00', to = '17:30:00') => ({
  weekday,
  status: 'Open' as const,
  open: from,
  close: to,
})
const closed = (weekday: number) => ({ weekday, status: 'Closed' as const, open: null, close: null })
const week = [closed(0), ...[1, 2, 3, 4, 5].map((day) => open(day)), open(6, '08:00', '16:00')]

describe('reading', () => {
  it.each([
    ['8:30', '08:30'],
    ['08:30:00', '08:30'],
    ['8:30 am', '08:30'],
    ['5:30PM', '17:30'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['1 am', '01:00'],
    ['11:59 p.m.', '23:59'],
    ['9', '09:00'],
    ['  9:00 am  ', '09:00'],
    ['8:30   am', '08:30'],
    ['23:59', '23:59'],
    ['24:00:00', '24:00'],
    ['24:30', null],
    ['24:01', null],
    ['25:00', null],
    ['8:75', null],
    ['8:60', null],
    ['13 pm', null],
    ['0 am', null],
    ['8:5', null],
    ['8:305', null],
    ['108:30', null],
    ['8:30:5', null],
    ['from 8:30', null],
    ['8:30 sharp', null],
    ['late', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is the time %j', (text, time) => expect(timeOf(text)).toBe(time))

  it.each([
    ['start_hour and end_hour [part of EN-05]', { start_hour: '09:00', end_hour: '13:00' }, ['Open', '09:00', '13:00']],
    [
      'hours.begin and hours.end [part of EN-05]',
      { hours: { begin: '9:00 am', end: '1:00 pm' } },
      ['Open', '09:00', '13:00'],
    ],
    [
      'start_hour before hours',
      { start_hour: '10:00', end_hour: '12:00', hours: { begin: '9:00', end: '13:00' } },
      ['Open', '10:00', '12:00'],
    ],
    [
      'closed, whatever the times',
      { status: 'Closed' as const, start_hour: '09:00', end_hour: '13:00' },
      ['Closed', null, null],
    ],
    ['no times', {}, ['Closed', null, null]],
    ['a beginning and no end', { status: 'Open' as const, hours: { begin: '9:00' } }, ['Closed', null, null]],
    ['an end and no beginning', { status: 'Open' as const, end_hour: '13:00' }, ['Closed', null, null]],
    ['times that are none', { start_hour: 'early', end_hour: 'late' }, ['Closed', null, null]],
  ])('special hours by %s [OS-19]', (_, input, expected) => {
    const { status, startHour, endHour } = readSpecialHours({ date: '2026-12-24', ...input })
    expect([status, startHour, endHour]).toEqual(expected)
  })

  it.each([
    [' Christmas Eve ', 'Christmas Eve'],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('special hours named %j are for %j', (name, known) => {
    expect(readSpecialHours({ date: '2026-12-24', name })).toMatchObject({ date: '2026-12-24', name: known })
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

  it.each([
    ['closed, though it has times', { ...open(1), status: 'Closed' as const }],
    ['without an opening', { ...open(1), open: null }],
    ['without a closing', { ...open(1), close: null }],
    ['that is not given', open(2)],
  ])('a weekday %s is closed [OS-19]', (_, day) => expect(hoursOn('2026-12-21', 1, [day], [])).toBeNull())
})

it.each([
  ['00:00', 'midnight'],
  ['24:00', 'midnight'],
  ['12:00', 'noon'],
  ['00:30', '12:30 am'],
  ['12:30', '12:30 pm'],
  ['13:05', '1:05 pm'],
  ['11:59', '11:59 am'],
  ['01:00', '1:00 am'],
])('%s reads %s', (time, text) => expect(formatTime(time)).toBe(text))

it.each([
  [{ open: '00:00', close: '00:00' }, 'Open 24 hours'],
  [{ open: '00:00', close: '24:00' }, 'Open 24 hours'],
  [{ open: '08:00', close: '08:00' }, 'Open 24 hours'],
  [{ open: '00:00', close: '17:00' }, 'midnight – 5:00 pm'],
  [{ open: '09:00', close: '24:00' }, '9:00 am – midnight'],
  [{ open: '18:00', close: '02:00' }, '6:00 pm – 2:00 am'],
  [null, 'Closed'],
])('%j reads %s', (hours, text) => expect(formatHours(hours)).toBe(text))

describe('the lines of a table', () => {
  const untimed = (weekday: number, formatedHours?: string) => ({
    weekday,
    status: 'Open' as const,
    open: null,
    close: null,
    formatedHours,
  })

  describe('a week in lines', () => {
    it.each([
      ['Monday to Friday alike', week, ['Mon–Fri 8:00 am – 5:30 pm', 'Sat 8:00 am – 4:00 pm', 'Sun Closed']],
      [
        'a late Thursday',
        week.map((day) => (day.weekday === 4 ? open(4, '08:00', '20:00') : day)),
        [
          'Mon 8:00 am – 5:30 pm',
          'Tue 8:00 am – 5:30 pm',
          'Wed 8:00 am – 5:30 pm',
          'Thu 8:00 am – 8:00 pm',
          'Fri 8:00 am – 5:30 pm',
          'Sat 8:00 am – 4:00 pm',
          'Sun Closed',
        ],
      ],
      [
        'closed on Mondays',
        week.map((day) => (day.weekday === 1 ? closed(1) : day)),
        [
          'Mon Closed',
          'Tue 8:00 am – 5:30 pm',
          'Wed 8:00 am – 5:30 pm',
          'Thu 8:00 am – 5:30 pm',
          'Fri 8:00 am – 5:30 pm',
          'Sat 8:00 am – 4:00 pm',
          'Sun Closed',
        ],
      ],
      ['a weekday not given is closed', [open(6)], ['Mon–Fri Closed', 'Sat 8:00 am – 5:30 pm', 'Sun Closed']],
      [
        'open without times, in the dealer’s own words',
        [untimed(0, 'Call us')],
        ['Mon–Fri Closed', 'Sat Closed', 'Sun Call us'],
      ],
      ['open without times or words', [untimed(0)], ['Mon–Fri Closed', 'Sat Closed', 'Sun By appointment']],
      [
        'closed, whatever the words',
        [{ ...closed(0), formatedHours: 'Call us' }],
        ['Mon–Fri Closed', 'Sat Closed', 'Sun Closed'],
      ],
      [
        'times before words',
        [{ ...open(0), formatedHours: 'Call us' }],
        ['Mon–Fri Closed', 'Sat Closed', 'Sun 8:00 am – 5:30 pm'],
      ],
      ['no hours known', [], []],
    ])('%s [OS-19]', (_, hours, lines) => {
      expect(weekLines(hours).map((line) => `${line.days} ${line.hours}`)).toEqual(lines)
    })
  })

  describe('special hours, each on a line of its own', () => {
    const special: SpecialHours[] = [
      { date: '2026-12-25', name: 'Christmas Day', status: 'Closed', startHour: null, endHour: null },
      { date: '2026-12-24', name: 'Christmas Eve', status: 'Open', startHour: '08:00', endHour: '12:00' },
      { date: '2026-12-28', name: null, status: 'Open', startHour: '10:00', endHour: '14:00' },
    ]
    const eve = 'Thu 24 Dec, Christmas Eve: 8:00 am – noon'
    const christmas = 'Fri 25 Dec, Christmas Day: Closed'
    const nameless = 'Mon 28 Dec: 10:00 am – 2:00 pm'

    it.each([
      ['by date, whatever order they came in', '2026-12-20', '2026-12-31', [eve, christmas, nameless]],
      ['from the first day asked for', '2026-12-25', '2026-12-31', [christmas, nameless]],
      ['to the last day asked for', '2026-12-20', '2026-12-25', [eve, christmas]],
      ['none before and none after', '2026-12-26', '2026-12-27', []],
    ])('%s [OS-19]', (_, from, to, lines) => {
      expect(specialLines(special, from, to).map(({ days, hours }) => `${days}: ${hours}`)).toEqual(lines)
    })
  })
})
