/** What a site counts. The numbers are the ones dealers' reports have always used. */
export const eventNumbers = {
  usedVehicleView: 4,
  newEnquiry: 14,
  usedEnquiry: 15,
  testDrive: 17,
  tradeInAccepted: 18,
  defaultEnquiry: 22,
  phoneClick: 25,
  financeCalculatorUse: 26,
  save: 39,
  usedTestDrive: 48,
  searchView: 49,
  careersEnquiry: 51,
  historyReport: 60,
  print: 61,
} as const

export type EventName = keyof typeof eventNumbers
export type EventNumber = (typeof eventNumbers)[EventName]
