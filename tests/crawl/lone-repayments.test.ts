import { expect, it } from 'vitest'
import { repaymentOf } from '../../domain/finance/repayment.ts'
import { repaymentText } from '../../domain/finance/repayment-words.ts'
import { shortWarning } from '../../domain/finance/statutory-warnings.ts'
import { financeConfig } from '../../domain/finance/testing-finance.ts'
import { loan } from '../../domain/finance/testing-terms.ts'
import { weeklyRangeNote } from '../../domain/finance/weekly-range.ts'
import { loneRepayments } from './lone-repayments.ts'

const whole = repaymentText(repaymentOf(loan())!)
const rates = 'Rate 10.00% p.a. Comparison rate 10.03% p.a.'

it.each([
  ['nothing said', '<p>$32,990 Drive away</p>', []],
  ['all of it', `<p>${whole}</p>`, []],
  ['all of it in parts', `<b>$147</b> per week <p>${rates}</p><p>${shortWarning}</p>`, []],
  ['no rates', `<p>$147/wk ${shortWarning}</p>`, ['$147/wk']],
  ['no comparison rate', `<p>$147/wk at 10.00% p.a. ${shortWarning}</p>`, ['$147/wk']],
  ['no warning', `<p>$147 per fortnight ${rates}</p>`, ['$147 per fortnight']],
  ['a warning cut', `<p>$147 per month ${rates} ${shortWarning.slice(0, 99)}</p>`, ['$147 per month']],
  ['one of two', `<p>${whole}</p>${'x '.repeat(400)}<p>only $9 a week</p>`, ['$9 a week']],
  [
    'bands under their note',
    `<p>${weeklyRangeNote(financeConfig())}</p><li>Under $50 a week</li><li>$50 to $100 a week</li>`,
    [],
  ],
  ['bands without one', '<li>Under $50 a week</li><li>$50 to $100 a week</li>', ['$50 a week', '$100 a week']],
  ['a figure behind another’s rates', `<p>${whole}</p><p>only $9 a week</p>`, ['$9 a week']],
  ['data of a script', '<script>"$147/wk"</script>', []],
  ['a subscription', '<p>Or subscribe for $105 a week</p>', []],
  ['what driving costs', '<p>To drive this car costs about <b>$42</b> a week</p>', []],
] as const)('a page with %s [FN-14]', (_, html, lone) => expect(loneRepayments(html)).toEqual(lone))
