import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { feedFieldNames, feedRowSchema, requiredFieldNames } from './feed-row.ts'
import type { FeedRow } from './feed-row.ts'
import { parseFeedRow } from './parse-feed-row.ts'

const now = new Date('2026-06-01T00:00:00Z')
const base = { stocknum: 'A1', make: 'Kia', model: 'Rio', year: '2021', status: 'In Stock' }
const parse = (values: Record<string, unknown>) => parseFeedRow({ ...base, ...values }, 7, now)

function valueOf(field: keyof FeedRow, raw: unknown): unknown {
  const parsed = parse({ [field]: raw })
  if (!('row' in parsed)) throw new Error(JSON.stringify(parsed.problems))
  return parsed.row[field]
}

function problemsOf(values: Record<string, unknown>) {
  const parsed = parse(values)
  return 'row' in parsed ? [] : parsed.problems
}

it.each<[keyof FeedRow, unknown, unknown]>([
  ['dapprice', '45990', 45_990_00],
  ['dapprice', '$45,990', 45_990_00],
  ['dapprice', 'AUD 45,990.5', 45_990_50],
  ['dapprice', '0.29', 29],
  ['dapprice', 1.1, 110],
  ['dapprice', 45_990, 45_990_00],
  ['dapprice', '20,000,000', 20_000_000_00],
  ['dapprice', ' ', undefined],
  ['odometer', '45,120 km', 45_120],
  ['odometer', 0, 0],
  ['rego_expiry', '31/12/2026', '2026-12-31'],
  ['rego_expiry', '1/2/2027', '2027-02-01'],
  ['rego_expiry', '29/02/2028', '2028-02-29'],
  ['rego_expiry', '2026-12-31', '2026-12-31'],
  ['build_date', '03/2021', '2021-03'],
  ['build_date', '2021-03', '2021-03'],
  ['build_date', '14/03/2021', '2021-03-14'],
  ['certified', 'Yes', true],
  ['certified', 'n', false],
  ['certified', 1, true],
  ['certified', '0', false],
  ['certified', true, true],
  ['status', 'SOLD', 'sold'],
  ['status', 'coming-soon', 'coming_soon'],
  ['status', 'Withdrawn', 'removed'],
  ['car_type', 'Demonstrator', 'demo'],
  ['item_type', 'CARAVAN', 'caravan'],
  ['price_type', 'Drive Away', 'drive_away'],
  ['vin', 'knadn512mc6000001'.toUpperCase(), 'KNADN512MC6000001'],
  ['model', 208, '208'],
  ['make', '  Land\u0000 \u202eRover\t ', 'Land Rover'],
  ['dealercomments', 'One\r\ntwo\u0007', 'One\ntwo'],
  ['features', 'Tow bar| Sunroof ||Tow bar', ['Tow bar', 'Sunroof']],
  ['features', ['Tow bar', 'Apple | Android'], ['Tow bar', 'Apple | Android']],
  ['images', '', []],
  ['images', null, undefined],
  ['images', 'https://a.au/1.jpg|https://a.au/2.jpg', ['https://a.au/1.jpg', 'https://a.au/2.jpg']],
  ['images', [{ url: 'https://a.au/1.jpg' }], ['https://a.au/1.jpg']],
  ['engine_size_litres', '2.4', 2.4],
])('reads %s %j as %j', (field, raw, value) => {
  expect(valueOf(field, raw)).toEqual(value)
})

it.each<[keyof FeedRow, unknown, RegExp]>([
  ['stocknum', '', /is missing/],
  ['year', '21', /whole number from 1886/],
  ['year', '2029', /must be 2028 or earlier/],
  ['year', '2021.5', /whole number/],
  ['status', 'maybe', /must be one of in_stock/],
  ['status', '__proto__', /must be one of/],
  ['dapprice', '-100', /is not an amount/],
  ['dapprice', -100, /is not an amount/],
  ['dapprice', 'POA', /is not an amount/],
  ['dapprice', '45.990', /is not an amount/],
  ['dapprice', '45,99', /is not an amount/],
  ['dapprice', '1e5', /is not an amount/],
  ['dapprice', 1e21, /is not an amount/],
  ['dapprice', '20000001', /more than \$20,000,000/],
  ['dapprice', ['45990'], /single value/],
  ['odometer', '-1', /whole number/],
  ['odometer', '3000000', /whole number/],
  ['rego_expiry', '31/02/2026', /does not exist/],
  ['rego_expiry', '29/02/2027', /does not exist/],
  ['rego_expiry', '12/31/2026', /does not exist/],
  ['rego_expiry', '31-12-2026', /is not a date/],
  ['rego_expiry', '2026-12-31T00:00:00Z', /is not a date/],
  ['rego_expiry', '03/2026', /is not a date/],
  ['build_date', '13/2021', /does not exist/],
  ['certified', 'perhaps', /yes or no/],
  ['vin', 'KNADN512MC600000', /17 letters and digits without I, O and Q/],
  ['vin', 'KNADN512MC600000O', /17 letters and digits without I, O and Q/],
  ['vin', '<script>', /17 letters and digits/],
  ['badge', 'x'.repeat(121), /121 characters; at most 120/],
  ['dealercomments', 'x'.repeat(20_001), /at most 20000/],
  ['dealercomments', { html: 'x' }, /must be text/],
  ['images', 'https://a.au/1.jpg|javascript:alert(1)', /entry 2 must be a full link/],
  ['images', 'https://user:pw@a.au/1.jpg', /full link/],
  ['images', [1], /list of texts/],
  ['features', Array.from({ length: 301 }, (_, at) => `f${at}`), /301 entries; at most 300/],
  ['external_video_url', 'www.example.com', /full link/],
])('refuses %s %j and says what to do', (field, raw, message) => {
  const problems = problemsOf({ [field]: raw })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ line: 7, field, message: expect.stringMatching(message) })
})

it('collects every problem of a row and still reads its stock number', () => {
  const parsed = parse({ year: 'x', dapprice: '-1', vin: 'SHORT', rego_expiry: '31/02/2026', build_date: '2020-05' })
  expect('problems' in parsed && parsed.stocknum).toBe('A1')
  expect('problems' in parsed && parsed.problems.map((problem) => problem.field)).toEqual([
    'year',
    'dapprice',
    'rego_expiry',
    'vin',
  ])
})

it('shows a refused value short and without control characters', () => {
  const [problem] = problemsOf({ dapprice: `\u001b[31m${'9'.repeat(100)}` })
  expect(problem?.value).toBe(`[31m${'9'.repeat(56)}…`)
})

it('requires exactly the fields it says it requires', () => {
  const refused = feedFieldNames.filter((name) => !feedRowSchema.shape[name].safeParse(undefined).success)
  expect(refused).toEqual(requiredFieldNames)
})

it('never throws, whatever the row holds', () => {
  const fieldName = fc.oneof(fc.constantFrom(...feedFieldNames, 'specifications', '__proto__'), fc.string())
  fc.assert(
    fc.property(fc.dictionary(fieldName, fc.oneof(fc.anything(), fc.string({ unit: 'binary' }))), (values) => {
      const parsed = parseFeedRow(values, 1, now)
      const problems = 'row' in parsed ? [] : parsed.problems
      return 'row' in parsed || (problems.length > 0 && problems.every((problem) => problem.message.length < 600))
    }),
    { numRuns: process.env['TEST_DEEP'] === '1' ? 20_000 : 250 },
  )
})

it('reads any amount of cents back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000_000_00 }), (cents) => {
      const dollars = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      expect(valueOf('dapprice', dollars)).toBe(cents)
    }),
  )
})
