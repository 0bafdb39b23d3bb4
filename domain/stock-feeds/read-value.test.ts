import { describe, expect, it } from 'vitest'
import {
  readDay,
  readDecimal,
  readFlag,
  readMoney,
  readMonth,
  readPicture,
  readUrl,
  readVin,
  readWhole,
  readWord,
  shownValue,
} from './read-value.ts'

const notMoney = 'is not an amount. Write dollars such as 45990, 45,990.00 or $45,990.'
const notADate = 'is not a date. Write it as dd/MM/yyyy, such as 31/12/2026.'
const noSuchDay = 'is a date that does not exist. Write it as dd/MM/yyyy.'
const outOfRange = 'has a year out of range. Check the date.'
const notALink = 'must be a full link such as https://example.com/car.jpg.'

describe('money', () => {
  it.each([
    ['45990', 45_990_00],
    ['45,990', 45_990_00],
    ['1,045,990', 1_045_990_00],
    ['$ 45,990.05', 45_990_05],
    ['aud$45990', 45_990_00],
    ['AUD  45990', 45_990_00],
    ['0', 0],
    ['7.5', 7_50],
    ['20000000', 20_000_000_00],
    ['20000000.99', 20_000_000_99],
  ])('%s is %i cents', (text, cents) => expect(readMoney(text)).toEqual({ value: cents }))

  it.each([
    '45990 dollars',
    'from 45990',
    '45 990',
    '4,5990',
    '45,9900',
    '45990.',
    '45990.123',
    '.50',
    '$',
    '',
    '1234567890',
    'AU 45990',
  ])('%j is none', (text) => expect(readMoney(text)).toEqual({ problem: notMoney }))

  it('over twenty million dollars is a slip', () => {
    expect(readMoney('20000001')).toEqual({ problem: 'is more than $20,000,000. Check the amount.' })
  })
})

describe('numbers', () => {
  it.each([
    ['0', 0],
    ['45120', 45_120],
    ['45,120', 45_120],
    ['45,120km', 45_120],
    ['45120 KM', 45_120],
    ['2000000', 2_000_000],
  ])('%s is %i whole kilometres', (text, value) => expect(readWhole(text, 0, 2_000_000, 'km')).toEqual({ value }))

  it.each(['km', '-1', '1.5', '45 120', 'about 5', '5 or so', '4,51', '2000001', '45120 miles', ''])(
    '%j is no distance',
    (text) => {
      expect(readWhole(text, 0, 2_000_000, 'km')).toEqual({ problem: 'must be a whole number from 0 to 2000000.' })
    },
  )

  it.each([
    ['5', 5],
    ['20', 20],
  ])('%s is within its bounds, which count', (text, value) => expect(readWhole(text, 5, 20)).toEqual({ value }))

  it.each(['4', '21', '5km'])('%s is not', (text) =>
    expect(readWhole(text, 5, 20)).toEqual({ problem: 'must be a whole number from 5 to 20.' }),
  )

  it.each([
    ['1', 1],
    ['5', 5],
    ['2.375', 2.375],
  ])('%s is a number within its bounds, which count', (text, value) => {
    expect(readDecimal(text, 1, 5)).toEqual({ value })
  })

  it.each(['0.999', '5.001', '2.3755', '2,5', '-2', 'a2', '2a', '.5', '2.', ''])('%j is not', (text) => {
    expect(readDecimal(text, 1, 5)).toEqual({ problem: 'must be a number from 1 to 5.' })
  })
})

describe('days', () => {
  it.each([
    ['31/12/2026', '2026-12-31'],
    ['1/2/2027', '2027-02-01'],
    ['29/02/2028', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
    ['1/1/1886', '1886-01-01'],
    ['31/12/2100', '2100-12-31'],
  ])('%s is the day %s', (text, value) => expect(readDay(text)).toEqual({ value }))

  it.each([
    ['31/02/2026', noSuchDay],
    ['2026-02-30', noSuchDay],
    ['0/1/2026', noSuchDay],
    ['12/31/2026', noSuchDay],
    ['2026-13-01', noSuchDay],
    ['31/12/1885', outOfRange],
    ['1/1/2101', outOfRange],
    ['31/12/26', notADate],
    ['131/12/2026', notADate],
    ['31/12/20261', notADate],
    ['on 31/12/2026', notADate],
    ['2026-1-1', notADate],
    ['12026-12-31', notADate],
    ['2026-12-31T00:00', notADate],
    ['tomorrow', notADate],
  ])('%s is no day: %s', (text, problem) => expect(readDay(text)).toEqual({ problem }))

  it.each([
    ['03/2021', '2021-03'],
    ['3/2021', '2021-03'],
    ['2021-03', '2021-03'],
    ['14/03/2021', '2021-03-14'],
    ['2021-03-14', '2021-03-14'],
  ])('%s is the month or the day %s', (text, value) => expect(readMonth(text)).toEqual({ value }))

  it.each([
    ['13/2021', noSuchDay],
    ['2021-13', noSuchDay],
    ['12/1885', outOfRange],
    ['2101-01', outOfRange],
    ['112/2021', notADate],
    ['1/20211', notADate],
    ['built 3/2021', notADate],
    ['12021-03', notADate],
    ['2021-031', notADate],
    ['2021-3', notADate],
    ['2021', notADate],
  ])('%s is no month: %s', (text, problem) => expect(readMonth(text)).toEqual({ problem }))
})

describe('words', () => {
  it.each([
    ['yes', true],
    ['No', false],
    ['TRUE', true],
    ['false', false],
    ['y', true],
    ['N', false],
    ['1', true],
    ['0', false],
  ])('%s is %s', (text, value) => expect(readFlag(text)).toEqual({ value }))

  it.each(['perhaps', '2', 'toString'])('%s is neither yes nor no', (text) =>
    expect(readFlag(text)).toEqual({ problem: 'must be yes or no.' }),
  )

  it.each(['Ex Demo', 'ex-demo', 'EX_DEMO', 'ex  - demo'])(
    '%s is read in any case, with spaces, hyphens or underscores',
    (text) => {
      expect(readWord(text, { demo: 'demo', ex_demo: 'demo' })).toEqual({ value: 'demo' })
    },
  )

  it('an unknown word is told which would do', () => {
    expect(readWord('maybe', { new: 1, used: 2 })).toEqual({ problem: 'must be one of new, used.' })
  })

  it.each([
    ['HJ47', 'HJ47'],
    ['knadn512-mc6 000001', 'KNADN512MC6000001'],
  ])('%s is the number %s', (text, value) => expect(readVin(text)).toEqual({ value }))

  it.each(['HJ4', 'KNADN512MC60000012', 'HJ47/1234', '*HJ47'])('%s is no vehicle’s number', (text) => {
    expect(readVin(text)).toEqual({ problem: 'must be 17 letters and digits.' })
  })
})

describe('links', () => {
  const long = (length: number) => `https://a.au/${'x'.repeat(length - 'https://a.au/'.length)}`

  it.each([
    ['https://a.au/1.jpg', 'https://a.au/1.jpg'],
    ['http://A.au', 'http://a.au/'],
    [long(2000), long(2000)],
  ])('%s is taken', (text, value) => {
    expect(readUrl(text)).toEqual({ value })
  })

  it.each([
    'javascript:alert(1)',
    'ftp://a.au/1.jpg',
    'data:text/html,x',
    '//a.au/1.jpg',
    'www.a.au',
    'https://jane@a.au/',
    '',
    long(2001),
  ])('%s is refused', (text) => {
    expect(readUrl(text)).toEqual({ problem: notALink })
  })
})

it.each([
  [undefined, undefined],
  [null, undefined],
  ['POA', 'POA'],
  [12, '12'],
  [{ html: 'x' }, '{"html":"x"}'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
  ['\u001b[31mred', '[31mred'],
])('a report shows %j as %j', (raw, shown) => expect(shownValue(raw)).toBe(shown))

describe('a picture', () => {
  const own = `/media/photos/south-bank/${'0a'.repeat(16)}`
  it.each([
    [own, own],
    ['https://a.au/1.jpg', 'https://a.au/1.jpg'],
  ])('%s', (text, value) => expect(readPicture(text)).toEqual({ value }))

  it.each([`${own}0`, `${own}?w=1`, '/media/studio/x', '//evil.example/x', `/media/photos/../${'0'.repeat(32)}`, 'x'])(
    'not %s',
    (text) => expect(readPicture(text)).toHaveProperty('problem'),
  )
})
