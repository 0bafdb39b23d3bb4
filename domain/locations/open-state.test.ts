import { describe, expect, it } from 'vitest'
import { openState } from './open-state.server.ts'
import type { SpecialHours, WeekdayHours } from './opening-hours.ts'

const every = (from: string, to: string, days = [0, 1, 2, 3, 4, 5, 6]): WeekdayHours[] =>
  days.map((weekday) => ({ weekday, status: 'Open', open: from, close: to }))
const yard: WeekdayHours[] = [
  { weekday: 0, status: 'Closed', open: null, close: null },
  ...every('08:00:00', '17:30:00', [1, 2, 3, 4, 5]),
  ...every('08:00', '16:00', [6]),
]
const holiday = (date: string, from: string | null = null, to: string | null = null): SpecialHours => ({
  date,
  name: 'Holiday',
  status: from ? 'Open' : 'Closed',
  startHour: from,
  endHour: to,
})
const at = (zone: string, now: string, hours = yard, special: SpecialHours[] = []) =>
  openState(hours, special, zone, new Date(now))
const brisbane = 'Australia/Brisbane'

describe('in words', () => {
  it.each([
    // Wednesday 4 March 2026, Brisbane is ten hours ahead all year.
    ['a minute before opening', '2026-03-03T21:59:00Z', 'Opens today at 8:00 am', '2026-03-03T22:00:00Z'],
    ['at opening', '2026-03-03T22:00:00Z', 'Open until 5:30 pm', '2026-03-04T07:30:00Z'],
    ['a second before closing', '2026-03-04T07:29:59Z', 'Open until 5:30 pm', '2026-03-04T07:30:00Z'],
    [
      'at closing; the day’s words hold until midnight',
      '2026-03-04T07:30:00Z',
      'Opens tomorrow at 8:00 am',
      '2026-03-04T14:00:00Z',
    ],
    ['Saturday after closing', '2026-03-07T06:00:00Z', 'Opens Monday at 8:00 am', '2026-03-07T14:00:00Z'],
    ['Sunday', '2026-03-08T02:00:00Z', 'Opens tomorrow at 8:00 am', '2026-03-08T14:00:00Z'],
  ])('%s [OS-19]', (_, now, text, changesAt) => {
    const state = at(brisbane, now)
    expect([state?.text, state?.changesAt.toISOString()]).toEqual([text, new Date(changesAt).toISOString()])
  })

  it.each([
    ['closed by a holiday', [holiday('2026-03-04')], 'Opens tomorrow at 8:00 am'],
    ['shorter by a holiday', [holiday('2026-03-04', '10:00', '12:30')], 'Open until 12:30 pm'],
    ['a holiday elsewhere in the week', [holiday('2026-03-05')], 'Open until 5:30 pm'],
    [
      'closed for nine days',
      Array.from({ length: 9 }, (__, day) => holiday(`2026-03-${String(4 + day).padStart(2, '0')}`)),
      'Opens Fri 13 Mar at 8:00 am',
    ],
    [
      'closed as far as can be seen',
      Array.from({ length: 20 }, (__, day) => holiday(`2026-03-${String(4 + day).padStart(2, '0')}`)),
      'Closed',
    ],
  ])('%s [OS-19]', (_, special, text) => expect(at(brisbane, '2026-03-04T01:00:00Z', yard, special)?.text).toBe(text))

  it('open on a Sunday by special hours alone [OS-19]', () => {
    expect(at(brisbane, '2026-03-08T01:00:00Z', yard, [holiday('2026-03-08', '10:00', '14:00')])?.text).toBe(
      'Open until 2:00 pm',
    )
  })
})

describe('round midnight', () => {
  it.each([
    ['closing at midnight', every('09:00', '00:00'), '2026-03-04T13:59:00Z', true, 'Open until midnight'],
    ['midnight written 24:00', every('09:00', '24:00:00'), '2026-03-04T13:59:00Z', true, 'Open until midnight'],
    ['at midnight', every('09:00', '00:00'), '2026-03-04T14:00:00Z', false, 'Opens today at 9:00 am'],
    ['over midnight, before it', every('18:00', '02:00'), '2026-03-04T13:00:00Z', true, 'Open until 2:00 am'],
    ['over midnight, after it', every('18:00', '02:00'), '2026-03-04T15:00:00Z', true, 'Open until 2:00 am'],
    [
      'over midnight into a day that is closed',
      every('18:00', '02:00', [3]),
      '2026-03-04T15:00:00Z',
      true,
      'Open until 2:00 am',
    ],
    ['over midnight, closed', every('18:00', '02:00'), '2026-03-04T16:00:00Z', false, 'Opens today at 6:00 pm'],
    ['day and night', every('00:00', '00:00'), '2026-03-04T16:00:00Z', true, 'Open 24 hours'],
    [
      'day and night to Friday',
      every('00:00', '24:00', [1, 2, 3, 4, 5]),
      '2026-03-04T16:00:00Z',
      true,
      'Open until midnight Saturday',
    ],
  ])('%s [OS-19]', (_, hours, now, isOpen, text) => {
    expect(at(brisbane, now, hours)).toMatchObject({ isOpen, text })
  })
})

describe('without hours', () => {
  it('nothing is said', () => expect(at(brisbane, '2026-03-04T01:00:00Z', [])).toBeNull())

  it('all days closed is closed', () => {
    expect(
      at(brisbane, '2026-03-04T01:00:00Z', [{ weekday: 1, status: 'Closed', open: null, close: null }])?.text,
    ).toBe('Closed')
  })

  it('an open day without times is not open', () => {
    expect(
      at(brisbane, '2026-03-04T01:00:00Z', [{ weekday: 3, status: 'Open', open: null, close: null }])?.isOpen,
    ).toBe(false)
  })
})

describe('in the zone of the location, as clocks change', () => {
  const daily = every('08:00', '17:30')

  // Sunday 4 October 2026, clocks go forward at two; Sunday 4 April 2027, they go back at three.
  it.each([
    [
      'Australia/Sydney',
      '2026-10-02T22:00:00Z',
      '2026-10-03T21:00:00Z',
      '2027-04-02T21:00:00Z',
      '2027-04-03T22:00:00Z',
    ],
    [
      'Australia/Hobart',
      '2026-10-02T22:00:00Z',
      '2026-10-03T21:00:00Z',
      '2027-04-02T21:00:00Z',
      '2027-04-03T22:00:00Z',
    ],
    [
      'Australia/Adelaide',
      '2026-10-02T22:30:00Z',
      '2026-10-03T21:30:00Z',
      '2027-04-02T21:30:00Z',
      '2027-04-03T22:30:00Z',
    ],
    [
      'Australia/Lord_Howe',
      '2026-10-02T21:30:00Z',
      '2026-10-03T21:00:00Z',
      '2027-04-02T21:00:00Z',
      '2027-04-03T21:30:00Z',
    ],
    [
      'Australia/Brisbane',
      '2026-10-02T22:00:00Z',
      '2026-10-03T22:00:00Z',
      '2027-04-02T22:00:00Z',
      '2027-04-03T22:00:00Z',
    ],
    ['Australia/Perth', '2026-10-03T00:00:00Z', '2026-10-04T00:00:00Z', '2027-04-03T00:00:00Z', '2027-04-04T00:00:00Z'],
    [
      'Australia/Darwin',
      '2026-10-02T22:30:00Z',
      '2026-10-03T22:30:00Z',
      '2027-04-02T22:30:00Z',
      '2027-04-03T22:30:00Z',
    ],
  ])('%s opens at eight by its own clock [OS-19]', (zone, ...openings) => {
    for (const opening of openings) {
      const moment = Date.parse(opening)
      const [before, after] = [
        openState(daily, [], zone, new Date(moment - 1)),
        openState(daily, [], zone, new Date(moment)),
      ]
      expect([before?.isOpen, before?.boundary?.getTime()]).toEqual([false, moment])
      expect([after?.isOpen, after?.text]).toEqual([true, 'Open until 5:30 pm'])
    }
  })

  it('the hour that is skipped belongs to nobody: hours from half past two begin at half past three', () => {
    const state = at('Australia/Sydney', '2026-10-03T15:00:00Z', every('02:30', '05:00'))
    expect(state?.boundary?.toISOString()).toBe('2026-10-03T16:30:00.000Z')
  })

  it('a night with the repeated hour is an hour longer', () => {
    const state = at('Australia/Sydney', '2027-04-03T12:00:00Z', every('20:00', '04:00'))
    expect(state?.boundary?.toISOString()).toBe('2027-04-03T18:00:00.000Z')
  })

  it('one moment is open in Sydney and not yet in Perth', () => {
    expect(at('Australia/Sydney', '2026-11-16T22:00:00Z')?.isOpen).toBe(true)
    expect(at('Australia/Perth', '2026-11-16T22:00:00Z')?.isOpen).toBe(false)
  })
})
