import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sharedCalculator, vehicleCalculator } from '#domain/finance/calculator.ts'
import { openCalculator } from '#domain/finance/calculator-view.ts'
import { shortWarning } from '#domain/finance/statutory-warnings.ts'
import { financeConfig } from '#domain/finance/testing-finance.ts'
import { establishment } from '#domain/finance/testing-terms.ts'
import { Calculator } from './calculator.tsx'

type Settings = NonNullable<Parameters<typeof financeConfig>[0]>
const place = { action: '/cars/a#finance-calculator', finance: { label: 'Get Finance', href: '/finance' }, car: null }
const drawn = (settings: Settings = {}, query = '', isShared = false): string => {
  const finance = financeConfig(settings)
  const setup = isShared ? sharedCalculator(finance) : vehicleCalculator(finance, null)
  const view = openCalculator(setup, new URLSearchParams(query), place)
  return renderToStaticMarkup(<Calculator view={view} />)
}
const names = (html: string): string[] => [...new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name!))]
const seen = (html: string): string =>
  html.replaceAll(/<(p|div|dl)\b[^>]* hidden=""[^>]*>[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ')

describe('a calculator’s fields', () => {
  it('are a form that the page answers, with sliders that are not sent [FN-01] [FN-05]', () => {
    const html = drawn()
    expect(html).toMatch(/<form[^>]* action="\/cars\/a#finance-calculator" method="get"/)
    expect(names(html)).toEqual(['amount', 'deposit', 'residual', 'interest', 'term', 'frequency'])
    const amount = /<input type="range" data-slides="amount"[^>]*>/.exec(html)![0]
    for (const bound of ['min="1000"', 'max="100000"', 'step="500"', 'value="30000"']) expect(amount).toContain(bound)
  })

  it.each<[string, Settings, string]>([
    ['[FN-04] a hidden rate', { calculator: { interestShown: false } }, 'interest'],
    ['[FN-04] a locked rate', { calculator: { interestLocked: true } }, 'interest'],
    ['[FN-05] a hidden residual', { calculator: { residualShown: false } }, 'residual'],
  ])('%s is no field', (_, settings, name) => expect(names(drawn(settings))).not.toContain(name))

  it.each<[string, Settings]>([
    ['locked', { calculator: { interestLocked: true, interestDefault: 6.29 }, fees: [establishment] }],
    ['hidden', { calculator: { interestShown: false, interestDefault: 6.29 }, fees: [establishment] }],
  ])('[FN-04] [FN-14] a %s rate is advertised: rate, comparison rate and warning', (_, settings) => {
    const text = seen(drawn(settings, 'term=5'))
    expect(text).toMatch(/Rate\s+6\.29% p\.a\./)
    expect(text).toMatch(/Comparison rate\s+8\.20% p\.a\./)
    expect(text).toContain(shortWarning)
  })

  it('[FN-04] [FN-07] a locked rate is not said by itself where there is no repayment', () => {
    const text = seen(drawn({ calculator: { interestLocked: true, interestDefault: 6.29 } }, 'amount=1000&term=7'))
    expect(text).toContain('Enquire for Finance')
    expect(text).not.toContain('6.29')
  })

  it('[FN-03] listed terms are chosen from; others are typed', () => {
    const html = drawn({ calculator: { terms: [3, 5], termDefault: 5 } })
    expect([...html.matchAll(/<option[^>]*value="(\d)"/g)].map(([, years]) => years)).toEqual(['3', '5'])
    expect(drawn()).not.toContain('<select')
  })

  it('[FN-06] how often is one of three, and the answer follows', () => {
    const html = drawn({}, 'frequency=fortnight&term=5')
    expect(html).toMatch(
      /<input type="radio"[^>]*name="frequency"[^>]*checked=""[^>]*value="fortnight"|value="fortnight"[^>]*checked=""/,
    )
    expect(seen(html)).toMatch(/\$294\s+per fortnight/)
  })
})

describe('a calculator’s answer', () => {
  it('[FN-07] of $25 or less is ‘Enquire for Finance’, with a blank total and no chart', () => {
    const html = drawn({}, 'amount=1000&term=7')
    expect(seen(html)).toContain('Enquire for Finance')
    expect(html).toContain('<dd data-total="total"></dd>')
    expect(html).toContain('<div data-part="chart" hidden=""')
    expect(seen(drawn())).not.toContain('Enquire for Finance')
  })

  it('[FN-02] is the bounds of a purchase price outside of them, beside the field', () => {
    const html = drawn({}, 'amount=999', true)
    expect(html).toMatch(/data-note="amount"[^>]*>Cannot be less than \$1,000 or more than \$250,000</)
    expect(html).toMatch(/<input id="calculator-amount"[^>]*aria-invalid="true"/)
    expect(seen(html)).not.toMatch(/per week|Enquire/)
  })

  it('has a chart, and the same in a table', () => {
    const html = drawn({}, 'term=2')
    expect(html).toMatch(/<path data-path="owed" d="M0 0L/)
    expect([...html.matchAll(/<th scope="row"[^>]*>(\d)</g)].map(([, year]) => year)).toEqual(['1', '2'])
  })

  it('brings its figures to who is asked for finance', () =>
    expect(drawn({}, 'deposit=500')).toContain('href="/finance?amount=30000&amp;deposit=500&amp;'))

  it.each([
    'amount=%3Cscript%3E',
    `amount=${'9'.repeat(5_000)}`,
    'term=NaN&interest=-1&deposit=∞',
    'frequency=__proto__',
  ])('to %s is no NaN, and no markup', (query) => {
    const html = drawn({}, query)
    expect(html).not.toMatch(/NaN|Infinity|<script/)
  })
})
