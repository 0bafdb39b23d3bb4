import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core'
import { australianStates } from '../value-sets.ts'
import type { AustralianState } from '../value-sets.ts'
import { createdAt, id, oneOf, updatedAt } from './columns.ts'

export const address = pgTable(
  'address',
  {
    id: id(),
    street: text(),
    city: text(),
    state: text().$type<AustralianState>(),
    postcode: text(),
    lat: doublePrecision(),
    long: doublePrecision(),
    placeUrl: text(),
    placeId: text(),
    mapKey: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [oneOf('address_state', table.state, australianStates)],
)
