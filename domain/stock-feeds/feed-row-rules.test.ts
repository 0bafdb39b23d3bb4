import { describe, expect, it } from 'vitest'
import { parseFeedRow } from './parse-feed-row.ts'

const base = { stocknum: 'A1', make: 'Kia', model: 'Rio', year: '2021', status: 'In Stock' }
const parse = (values: Record<string, unknown>) =>
  parseFeedRow({ ...base, ...values }, 7, new Date('2026-06-01T00:00:00Z'))

function problemsOf(values: Record<string, unknown>) {
  const parsed = parse(values)
  return 'row' in parsed ? [] : parsed.problems
}

describe('rules between fields', () => {
  it('takes a chassis number of a vehicle built before 1989', () => {
    expect(problemsOf({ year: '1985', vin: 'HJ471234' })).toEqual([])
    expect(problemsOf({ year: '1989', vin: 'HJ471234' })).toHaveLength(1)
    expect(problemsOf({ year: '1989', build_date: '12/1988', vin: 'HJ471234' })).toEqual([])
  })

  it.each([
    [{ average_market_price: '30000' }, ['market_price_date']],
    [{ state_average_market_price: '30000' }, ['market_price_date']],
    [{ average_market_price: '30000', market_price_date: '01/06/2026' }, []],
    [{ average_market_price: '30000', market_price_date: '02/06/2026' }, ['market_price_date']],
    [{ average_market_price: '0' }, []],
  ])('wants the day of market figures: %j', (values, fields) => {
    expect(problemsOf(values).map(({ field }) => field)).toEqual(fields)
  })

  it.each([
    [{ finance_weekly: '92' }, ['finance_provider']],
    [{ finance_disclaimer: 'Terms apply' }, ['finance_provider']],
    [{ finance_provider: 'River City', finance_weekly: '92' }, ['finance_provider']],
    [{ finance_provider: 'river-city', finance_weekly: '92' }, []],
    [{ finance_provider: 'river-city' }, []],
    [{ finance_provider: 'a', finance_rate: '6.29', finance_comparison_rate: '6.28' }, ['finance_comparison_rate']],
    [{ finance_provider: 'a', finance_rate: '6.29', finance_comparison_rate: '6.29' }, []],
    [{ finance_provider: 'a', finance_rate: '101' }, ['finance_rate']],
    [{ finance_provider: 'a', finance_term_months: '0' }, ['finance_term_months']],
    [{ finance_provider: 'a', finance_weekly: '-5' }, ['finance_weekly']],
  ])('believes a lender’s figures only where they can be true: %j', (values, fields) => {
    expect(problemsOf(values).map(({ field }) => field)).toEqual(fields)
  })

  it('never shows one price under the name of the other', () => {
    expect(problemsOf({ price_type: 'drive_away', egcprice: '100' }).map((problem) => problem.field)).toEqual([
      'price_type',
    ])
    expect(problemsOf({ price_type: 'egc', dapprice: '100' }).map((problem) => problem.field)).toEqual(['price_type'])
    expect(problemsOf({ price_type: 'egc', dapprice: '110', egcprice: '100' })).toEqual([])
  })

  it.each([
    [
      { price_type: 'drive_away', egcprice: '100' },
      'says drive away, but dapprice is empty. Give dapprice, or set price_type to excl_govt_charges.',
    ],
    [
      { price_type: 'drive_away', dapprice: '0', egcprice: '100' },
      'says drive away, but dapprice is empty. Give dapprice, or set price_type to excl_govt_charges.',
    ],
    [
      { price_type: 'egc', dapprice: '100' },
      'says excl. government charges, but egcprice is empty. Give egcprice, or set price_type to drive_away.',
    ],
    [
      { year: '2021', vin: 'HJ471234' },
      'must be 17 letters and digits without I, O and Q. Only vehicles built before 1989 have shorter numbers.',
    ],
    [{ year: '2029' }, 'must be 2028 or earlier.'],
  ])('says of %j what to do', (values, message) =>
    expect(problemsOf(values).map((problem) => problem.message)).toEqual([message]),
  )

  it.each([
    [{ price_type: 'drive_away' }],
    [{ price_type: 'egc' }],
    [{ price_type: 'drive_away', dapprice: '100' }],
    [{ price_type: 'egc', egcprice: '100' }],
    [{ dapprice: '100' }],
    [{ egcprice: '100' }],
    [{ year: '2028' }],
    [{ year: '1988', vin: 'HJ471234' }],
    [{ vin: 'KNADN512MC6000001' }],
  ])('has nothing to say of %j', (values) => expect(problemsOf(values)).toEqual([]))

  it('goes by when it was built, not by its year', () => {
    expect(
      problemsOf({ year: '1988', build_date: '01/1989', vin: 'HJ471234' }).map((problem) => problem.field),
    ).toEqual(['vin'])
  })
})

it('reads caravan measures grouped under specifications', () => {
  const parsed = parse({ item_type: 'caravan', specifications: { sleeps: 4, tare_weight: '1900 kg' } })
  expect('row' in parsed && parsed.row).toMatchObject({ sleeps: 4, tare_weight: '1900 kg' })
})

it.each([
  ['the row’s own measure before the grouped one', { sleeps: 2, specifications: { sleeps: 4 } }, 2],
  ['nothing in a group that is none', { specifications: null }, undefined],
  ['nothing in a group that is text', { specifications: 'sleeps 4' }, undefined],
  ['nothing in a group without it', { specifications: { axle_type: 'Tandem' } }, undefined],
])('reads %s', (_, values, sleeps) => {
  const parsed = parse(values)
  expect('row' in parsed && parsed.row.sleeps).toBe(sleeps)
})

it('tells what stands in a group of measures that is wrong', () => {
  expect(problemsOf({ specifications: { sleeps: 'many' } })).toEqual([
    { line: 7, field: 'sleeps', value: 'many', message: 'must be a whole number from 0 to 20.' },
  ])
})
