import { z } from 'zod'
import { carTypes } from '#db/value-sets.ts'
import { eventNumbers, type EventNumber } from './event-numbers.ts'

const known: readonly number[] = Object.values(eventNumbers)

/**
 * What the browser may say of an event. Strict, and with no free text, so that nothing personal can be in it: a path
 * without its query, a vehicle's number, a kind.
 */
export const eventSchema = z.strictObject({
  id: z.int().refine((id): id is EventNumber => known.includes(id), { message: 'is not an event we count' }),
  path: z
    .string()
    .max(300)
    // As browsers write it: what is not printable ASCII comes percent-encoded.
    .regex(/^\/(?:(?![?#@])[!-~])*$/, { message: 'must be a path without query, such as /search/used-cars' }),
  vehicle_id: z.int().positive().optional(),
  car_type: z.enum(carTypes).optional(),
})

export type TrackedEvent = z.infer<typeof eventSchema>
