import { z } from 'zod'
import { carTypes } from '#db/value-sets.ts'

/** What a site counts. The numbers are the ones dealers' reports have always used. */
export const eventIds = {
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

export type EventName = keyof typeof eventIds
export type EventId = (typeof eventIds)[EventName]

const ids: readonly number[] = Object.values(eventIds)

/**
 * What the browser may say of an event. Strict, and with no free text, so that nothing personal can be in it: a path
 * without its query, a vehicle's number, a kind.
 */
export const eventSchema = z.strictObject({
  id: z.int().refine((id): id is EventId => ids.includes(id), { message: 'is not an event we count' }),
  path: z.string().max(300).regex(/^\/[^?#@\s]*$/, { message: 'must be a path without query, such as /search/used-cars' }),
  vehicle_id: z.int().positive().optional(),
  car_type: z.enum(carTypes).optional(),
})

export type TrackedEvent = z.infer<typeof eventSchema>
