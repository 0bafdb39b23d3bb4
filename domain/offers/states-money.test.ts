import { expect, it } from 'vitest'
import { statesMoney } from './states-money.ts'

it.each([
  ['Finance from 6.29% p.a.', true],
  ['6.9 % pa on demonstrators', true],
  ['6.9 per cent per annum', true],
  ['Only $99/wk', true],
  ['$99 / week', true],
  ['$215 per fortnight', true],
  ['$430 a month', true],
  ['99pw', true],
  ['Rate and comparison rate on application', false],
  ['Genuine roof racks, 15% off', false],
  ['Seven days a week', false],
  ['Until the end of the month', false],
  ['Three-year loans on demonstrators', false],
  ['$2,000 over your trade', false],
])("'%s' states money: %s", (text, states) => expect(statesMoney(text)).toBe(states))

it('in any of its texts', () => {
  expect(statesMoney('A name', null, '$5/wk')).toBe(true)
  expect(statesMoney('A name', null, undefined)).toBe(false)
})
