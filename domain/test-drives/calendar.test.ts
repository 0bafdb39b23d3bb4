import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { hostileText, testingDrive, testingFacts, testingLead } from '../leads/delivery/testing-lead.ts'
import { type CalendarEntry, calendarOf } from './calendar.ts'
import { driveCalendar } from './drive-calendar.ts'

const entry: CalendarEntry = {
  uid: testingLead.clientToken,
  sequence: 3,
  isCancelled: false,
  madeAt: new Date('2026-06-01T00:00:00Z'),
  startsAt: new Date('2026-06-20T00:30:00Z'),
  endsAt: new Date('2026-06-20T01:00:00Z'),
  timeZone: 'Australia/Brisbane',
  summary: 'Test drive',
  description: 'Reference',
  location: 'North yard, 1 Main St; Brisbane',
  url: 'https://www.north.example/test-drive/7.x',
  organizer: { name: 'North "yard"', address: 'yard@north.example' },
}

/** Read by a parser that is not ours. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const zone = calendar.getFirstSubcomponent('vtimezone')!
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  // By the object's own rules, not by those the parser may know.
  const own = new ICAL.Timezone(zone)
  const instant = (time: InstanceType<typeof ICAL.Time>) => {
    const moved = time.clone()
    moved.zone = own
    return moved.toJSDate().toISOString()
  }
  return { calendar, event, starts: instant(event.startDate), ends: instant(event.endDate) }
}

describe('an iCalendar object', () => {
  const moments = ['2026-01-10T00:30:00Z', '2026-06-20T00:30:00Z', '2026-10-04T06:00:00Z', '2026-04-05T06:00:00Z']
  const zones = [
    'Brisbane',
    'Sydney',
    'Melbourne',
    'Hobart',
    'Adelaide',
    'Darwin',
    'Broken_Hill',
    'Perth',
    'Eucla',
    'Lord_Howe',
  ]
  it.each(zones.flatMap((zone) => moments.map((moment) => [`Australia/${zone}`, moment] as const)))(
    'has the right instants in %s at %s [FM-11]',
    (timeZone, moment) => {
      const [startsAt, endsAt] = [new Date(moment), new Date(new Date(moment).getTime() + 1_800_000)]
      const { starts, ends } = read(calendarOf({ ...entry, timeZone, startsAt, endsAt }))
      expect([starts, ends]).toEqual([startsAt.toISOString(), endsAt.toISOString()])
    },
  )

  it('says what, where, which version and of whom', () => {
    const { calendar, event } = read(calendarOf(entry))
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect([event.uid, event.sequence, event.location]).toEqual([entry.uid, 3, entry.location])
    const value = (name: string) => event.component.getFirstPropertyValue(name)
    expect([value('status'), value('url'), value('organizer')]).toEqual([
      'CONFIRMED',
      entry.url,
      'mailto:yard@north.example',
    ])
    expect(event.component.getFirstProperty('organizer')!.getParameter('cn')).toBe('North ’yard’')
  })

  it('takes one back', () => {
    const { calendar, event } = read(calendarOf({ ...entry, isCancelled: true }))
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  it.each([
    ['hostile', hostileText],
    ['hostile to calendars', 'a\r\nATTENDEE:mailto:x@evil.example\nBEGIN:VEVENT\\;,"'],
    ['long, in characters of four octets', '🚗'.repeat(120)],
  ])('lines of %s text stay lines of ours: ended by CRLF, at most 75 octets [FM-11]', (_, text) => {
    const made = calendarOf({
      ...entry,
      summary: text,
      location: text,
      organizer: { name: text, address: 'a@b.example' },
    })
    const lines = made.split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
    expect(made.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const { calendar, event } = read(made)
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
    expect(event.component.getAllProperties('attendee')).toEqual([])
    expect(event.summary).not.toContain('\ufffd\ufffd')
  })

  it('of a lead has its id as its own, its version as its sequence and its link', () => {
    const { event } = read(driveCalendar(testingFacts({}, { drive: { ...testingDrive, version: 2 } }), 'a@b.example'))
    expect([event.uid, event.sequence]).toEqual([testingLead.clientToken, 2])
    expect(event.summary).toBe('Test drive: 2021 Toyota HiLux SR5')
    expect(event.description).toContain(testingDrive.url)
  })
})
