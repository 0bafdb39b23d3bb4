import { expect, it } from 'vitest'
import { eventNumbers } from './event-numbers.ts'

it.each([
  ['used vehicle view', 'usedVehicleView', 4],
  ['new enquiry', 'newEnquiry', 14],
  ['used enquiry', 'usedEnquiry', 15],
  ['test drive (new or test-drive-only)', 'testDrive', 17],
  ['trade-in accepted', 'tradeInAccepted', 18],
  ['default enquiry', 'defaultEnquiry', 22],
  ['phone click', 'phoneClick', 25],
  ['first use of the finance calculator', 'financeCalculatorUse', 26],
  ['save to watchlist or favourite', 'save', 39],
  ['used test drive', 'usedTestDrive', 48],
  ['search view', 'searchView', 49],
  ['careers', 'careersEnquiry', 51],
  ['history report', 'historyReport', 60],
  ['print', 'print', 61],
] as const)('%s is counted under the number dealers’ reports know, %3$i [part of AN-01]', (_, name, number) =>
  expect(eventNumbers[name]).toBe(number),
)

it('no other event is counted [part of AN-01]', () => expect(Object.keys(eventNumbers)).toHaveLength(14))
