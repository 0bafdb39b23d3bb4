import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { repaymentOf } from '#domain/finance/repayment.ts'
import { shortWarning } from '#domain/finance/statutory-warnings.ts'
import { establishment, loan } from '#domain/finance/testing-terms.ts'
import { Repayment } from './repayment.tsx'

const repayment = repaymentOf(loan({ rate: 6.29, fees: [establishment] }), { lender: '<Acme>', creditScore: 'GREAT' })!

it.each(['page', 'answer', 'line', 'sheet'] as const)(
  'a repayment on the %s says amount, both rates, what it holds for and the warning, none of it cut or hidden [FN-14]',
  (look) => {
    const html = renderToStaticMarkup(<Repayment repayment={repayment} look={look} />)
    const text = html.replaceAll(/<[^>]+>/g, '')
    expect(text).toBe(
      `$135 per week Rate 6.29% p.a. Comparison rate 8.20% p.a. $30,000 over 5 years, no deposit, no final payment, credit score great, lender &lt;Acme&gt; ${shortWarning}`,
    )
    expect(html).not.toMatch(/truncate|line-clamp|hidden|<details|ellipsis|title=/)
  },
)

it.each(['page', 'answer', 'line', 'sheet'] as const)(
  'its rate and its comparison rate look alike on the %s [FN-14]',
  (look) => {
    const html = renderToStaticMarkup(<Repayment repayment={repayment} look={look} />)
    expect(html).toMatch(/<span>Rate <span data-say="rate">[^<]*<\/span><\/span>/)
    expect(html).toMatch(/<span>Comparison rate <span data-say="comparisonRate">[^<]*<\/span><\/span>/)
  },
)
