import { describe, expect, it } from 'vitest'
import type { SpecialHours, WeekdayHours } from '../locations/opening-hours.ts'
import { type DriveRules, freeDays, hasHours, slotNamed, slotsOn } from './day-slots.server.ts'

const every = (open: string, close: string, days = [0, 1, 2, 3, 4, 5, 6]): WeekdayHours[] =>
  days.map((weekday) => ({ weekday, status: 'Open', open, close }))
const holiday = (date: string, from: string | null = null, to: string | null = null): SpecialHours => ({
  date,
  name: 'Holiday',
  status: from ? 'Open' : 'Closed',
  startHour: from,
  endHour: to,
})
const rules: DriveRules = { slotMinutes: 60, perSlot: 1, noticeMinutes: 0, daysAhead: 3 }
const longAgo = '2026-01-01T00:00:00Z'

interface Day {
  date: string
  hours?: WeekdayHours[]
  special?: SpecialHours[]
  zone?: string
  now?: string
  changes?: Partial<DriveRules>
}

const placeOf = ({ hours = every('09:00', '12:00'), special = [], zone = 'Australia/Brisbane' }: Partial<Day>) => ({
  openingHours: hours,
  specialHours: special,
  timeZone: zone,
})
const slots = ({ date, now = longAgo, changes = {}, ...place }: Day) =>
  slotsOn(Temporal.PlainDate.from(date), placeOf(place), { ...rules, ...changes }, new Date(now))
const times = (day: Day) => slots(day).map(({ value }) => value.slice(11))

describe('the times of a day', () => {
  it.each<[string, Day, string[]]>([
    ['from opening until a drive would end after closing', { date: '2026-06-20' }, ['09:00', '10:00', '11:00']],
    ['none that ends after closing', { date: '2026-06-20', changes: { slotMinutes: 100 } }, ['09:00']],
    ['none where opening is shorter than a drive', { date: '2026-06-20', changes: { slotMinutes: 240 } }, []],
    ['those of the weekday', { date: '2026-06-21', hours: every('09:00', '10:00', [6]) }, []],
    ['a holiday closes', { date: '2026-06-20', special: [holiday('2026-06-20')] }, []],
    [
      'other hours on a day',
      { date: '2026-06-20', special: [holiday('2026-06-20', '10:00', '12:00')] },
      ['10:00', '11:00'],
    ],
    [
      'open without times is not open',
      { date: '2026-06-20', hours: [{ weekday: 6, status: 'Open', open: null, close: null }] },
      [],
    ],
    [
      'over midnight: both ends of the day',
      { date: '2026-06-20', hours: every('22:00', '02:00') },
      ['00:00', '01:00', '22:00', '23:00'],
    ],
    [
      'over midnight into a day that is closed',
      { date: '2026-06-21', hours: every('22:00', '02:00', [6]) },
      ['00:00', '01:00'],
    ],
    ['until midnight', { date: '2026-06-20', hours: every('22:00', '24:00') }, ['22:00', '23:00']],
    [
      'hours that overlap give each time once',
      { date: '2026-06-20', hours: every('10:00', '11:00', [6]).concat(every('22:00', '11:00', [5])) },
      ['00:00', '01:00', '02:00', '03:00', '04:00', '05:00', '06:00', '07:00', '08:00', '09:00', '10:00'],
    ],
    // Nine in Brisbane is 23:00 the day before.
    ['what has begun is over', { date: '2026-06-20', now: '2026-06-19T23:00:01Z' }, ['10:00', '11:00']],
    ['what begins now is not', { date: '2026-06-20', now: '2026-06-19T23:00:00Z' }, ['09:00', '10:00', '11:00']],
    [
      'what begins too soon',
      { date: '2026-06-20', now: '2026-06-19T23:00:00Z', changes: { noticeMinutes: 120 } },
      ['11:00'],
    ],
  ])('%s [FM-11]', (_, day, expected) => expect(times(day)).toEqual(expected))

  it('by day and night: 24 of them, and as many on either side', () => {
    expect(times({ date: '2026-06-20', hours: every('00:00', '00:00') })).toHaveLength(24)
  })
})

describe('in the zone of the location', () => {
  it.each([
    ['Australia/Brisbane', '2026-06-20', '2026-06-19T23:00:00.000Z'],
    ['Australia/Adelaide', '2026-06-20', '2026-06-19T23:30:00.000Z'],
    ['Australia/Adelaide', '2026-12-19', '2026-12-18T22:30:00.000Z'],
    ['Australia/Darwin', '2026-12-19', '2026-12-18T23:30:00.000Z'],
    ['Australia/Broken_Hill', '2026-12-19', '2026-12-18T22:30:00.000Z'],
    ['Australia/Perth', '2026-12-19', '2026-12-19T01:00:00.000Z'],
    ['Australia/Eucla', '2026-12-19', '2026-12-19T00:15:00.000Z'],
    ['Australia/Lord_Howe', '2026-12-19', '2026-12-18T22:00:00.000Z'],
  ])('nine in %s on %s is %s [FM-11]', (zone, date, expected) => {
    expect(slots({ date, zone })[0]!.startsAt.toISOString()).toBe(expected)
  })

  it.each<[string, Day, string[]]>([
    ['a time clocks leave out is none', { date: '2026-10-04' }, ['00:00', '00:30', '01:00', '01:30', '03:00', '03:30']],
    [
      'a time clocks show twice is offered once',
      { date: '2026-04-05' },
      ['00:00', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30'],
    ],
    [
      'clocks that move by half an hour leave out one',
      { date: '2026-10-04', zone: 'Australia/Lord_Howe' },
      ['00:00', '00:30', '01:00', '01:30', '02:30', '03:00', '03:30'],
    ],
  ])('%s [FM-11]', (_, day, expected) => {
    const found = slots({
      zone: 'Australia/Sydney',
      hours: every('00:00', '04:00'),
      changes: { slotMinutes: 30 },
      ...day,
    })
    expect(found.map(({ value }) => value.slice(11))).toEqual(expected)
    const lengths = new Set(found.map(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime()))
    expect([...lengths]).toEqual([1_800_000])
  })

  it('of a time shown twice it is the first', () => {
    const day = { date: '2026-04-05', zone: 'Australia/Sydney', hours: every('00:00', '04:00') }
    expect(
      slots(day)
        .find(({ value }) => value.endsWith('02:00'))!
        .startsAt.toISOString(),
    ).toBe('2026-04-04T15:00:00.000Z')
  })
})

describe('the days that can be booked', () => {
  // Friday noon in Brisbane.
  const now = new Date('2026-06-19T02:00:00Z')
  const taken = (startsAt: string, vehicleId: number | null = null) => ({ startsAt: new Date(startsAt), vehicleId })
  const days = (
    given: ReturnType<typeof taken>[],
    changes: Partial<DriveRules> = {},
    vehicleId: number | null = null,
  ) =>
    freeDays(placeOf({ hours: every('09:00', '11:00', [1, 2, 3, 4, 5, 6]) }), { ...rules, ...changes }, given, {
      now,
      vehicleId,
    })
  const shown = (...args: Parameters<typeof days>) =>
    days(...args).map(({ date, full, slots: free }) => [
      date.slice(8),
      full ? 'full' : free.map(({ label }) => label).join(),
    ])

  it('end as many days ahead as configured; those that are over or closed are left out [FM-11]', () => {
    expect(shown([])).toEqual([
      ['20', '9:00 am,10:00 am'],
      ['22', '9:00 am,10:00 am'],
    ])
    expect(shown([], { daysAhead: 1 })).toHaveLength(1)
  })

  it('name their times, with what is sent for each', () => {
    expect(days([])[0]).toEqual({
      date: '2026-06-20',
      label: 'Saturday 20 June',
      full: false,
      slots: [
        { slot: '2026-06-20T09:00', label: '9:00 am', at: '2026-06-20T09:00:00+10:00' },
        { slot: '2026-06-20T10:00', label: '10:00 am', at: '2026-06-20T10:00:00+10:00' },
      ],
    })
  })

  it('leave out times that are taken, and say when a day is full [FM-11]', () => {
    const nine = taken('2026-06-19T23:00:00Z')
    expect(shown([nine])[0]).toEqual(['20', '10:00 am'])
    expect(shown([nine, taken('2026-06-20T00:00:00Z')])[0]).toEqual(['20', 'full'])
  })

  it('have as many at a time as configured, but one of each vehicle [FM-11]', () => {
    const nine = taken('2026-06-19T23:00:00Z', 7)
    const two = { perSlot: 2 }
    expect(shown([nine], two)[0]).toEqual(['20', '9:00 am,10:00 am'])
    expect(shown([nine], two, 8)[0]).toEqual(['20', '9:00 am,10:00 am'])
    expect(shown([nine], two, 7)[0]).toEqual(['20', '10:00 am'])
    expect(shown([nine, nine], two, 8)[0]).toEqual(['20', '10:00 am'])
  })

  it('can be asked for one by one', () => {
    const one = freeDays(placeOf({}), rules, [], { now, vehicleId: null, date: '2026-06-21' })
    expect(one.map(({ date }) => date)).toEqual(['2026-06-21'])
  })

  it.each([
    ['2026-06-20T09:00', true],
    ['2026-06-20T09:30', false],
    ['2026-06-23T09:00', false],
    ['2026-06-18T09:00', false],
    ['2026-06-20', false],
    ['x', false],
  ])('%s is a time: %s', (value, isOne) => {
    expect(slotNamed(value, placeOf({}), rules, now) !== null).toBe(isOne)
  })
})

it.each([
  ['with hours', placeOf({}), true],
  ['with special hours alone', placeOf({ hours: [], special: [holiday('2026-06-20', '09:00', '10:00')] }), true],
  ['without any', placeOf({ hours: [] }), false],
  ['in a zone nobody knows', placeOf({ zone: 'Nowhere/Land' }), false],
])('a place %s has times to book: %#', (_, place, expected) => expect(hasHours(place)).toBe(expected))
