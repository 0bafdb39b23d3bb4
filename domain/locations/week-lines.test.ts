import { describe, expect, it } from 'vitest'
import type { SpecialHours } from './opening-hours.ts'
import { specialLines, weekLines } from './week-lines.ts'

const open = (weekday: number, from = '08:00:00', to = '17:30:00') => ({
  weekday,
  status: 'Open' as const,
  open: from,
  close: to,
})
const closed = (weekday: number) => ({ weekday, status: 'Closed' as const, open: null, close: null })
const untimed = (weekday: number, formatedHours?: string) => ({
  weekday,
  status: 'Open' as const,
  open: null,
  close: null,
  formatedHours,
})
const week = [closed(0), ...[1, 2, 3, 4, 5].map((day) => open(day)), open(6, '08:00', '16:00')]

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
