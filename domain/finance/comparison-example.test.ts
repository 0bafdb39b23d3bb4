import { describe, expect, it } from 'vitest'
import { comparisonExample } from './comparison-example.ts'
import { cutDisclaimer, disclaimerOf } from './finance-disclaimer.ts'
import { siteFees } from './site-fees.ts'
import { shortWarning } from './statutory-warnings.ts'
import { financeConfig, financeWith } from './testing-finance.ts'
import { establishment } from './testing-terms.ts'

const example = { rate: 6.29, comparisonRate: 8.19 }
const ofExample = '6.29% p.a., comparison rate 8.19% p.a., based on a 5-year secured loan of $30,000.'
const ofRange = 'Comparison rates from 8.38% p.a. to 19.42% p.a., based on a 5-year secured loan of $30,000.'

describe('[FN-12] what is said of comparison rates', () => {
  it.each([
    ['nothing, by default', financeConfig(), null],
    ['the site’s example', financeConfig({ example }), ofExample],
    ['its lender’s range', financeWith({ comparisonFallback: [8.38, 19.42] }), ofRange],
    ['the example before the range', financeWith({ comparisonFallback: [8.38, 19.42] }, { example }), ofExample],
    [
      'the range, of half an example',
      financeWith({ comparisonFallback: [8.38, 19.42] }, { example: { rate: 6 } }),
      ofRange,
    ],
    ['nothing, of a lender that says nothing', financeWith({}), null],
  ])('%s', (_, finance, text) =>
    expect(comparisonExample(finance)).toEqual(text === null ? null : { text, warning: shortWarning }),
  )
})

describe('[FN-15] fees', () => {
  const own = { label: 'Paperwork', amountCents: 5_000, charged: 'once' } as const
  it.each([
    ['none', financeConfig(), []],
    ['the site’s', financeConfig({ fees: [own] }), [own]],
    ['its lender’s', financeWith({ fees: [establishment] }), [establishment]],
    ['both', financeWith({ fees: [establishment] }, { fees: [own] }), [own, establishment]],
  ])('%s', (_, finance, fees) => expect(siteFees(finance)).toEqual(fees))
})

describe('[FN-13] a disclaimer', () => {
  it.each([
    ['the lender’s of the vehicle, then the site’s', 'A', 'B', 'C', 'A\n\nC'],
    ['the lender’s in general', null, 'B', 'C', 'B\n\nC'],
    ['the site’s alone', null, null, 'C', 'C'],
    ['the lender’s alone', 'A', null, null, 'A'],
    ['of blanks', ' ', null, '', null],
    ['none', null, null, null, null],
  ])('%s', (_, lenders, providers, site, text) => expect(disclaimerOf(lenders, providers, site)).toBe(text))

  it.each([
    [196, false],
    [197, false],
    [198, true],
  ])('of %i characters is cut: %s [OS-22]', (length, isCut) => {
    const cut = cutDisclaimer('a'.repeat(length))
    expect(cut).toEqual({ text: isCut ? `${'a'.repeat(197)}…` : 'a'.repeat(length), isCut })
  })

  it('is never cut within a character, and has no space before its end', () => {
    expect(cutDisclaimer(`${'a'.repeat(196)}🚗🚗`).text).toBe(`${'a'.repeat(196)}🚗…`)
    expect(cutDisclaimer(`${'a'.repeat(195)}  bb`).text).toBe(`${'a'.repeat(195)}…`)
  })
})
