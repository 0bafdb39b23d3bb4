import { boolean, doublePrecision, integer, smallint, text } from 'drizzle-orm/pg-core'

/**
 * What shoppers ask of one kind of vehicle, as numbers to filter and sort by; what nobody said is null. The words a feed
 * used stay in `specifications` and `variant`.
 */
export const kindColumns = () => ({
  sleeps: smallint(),
  lengthMm: integer(),
  widthMm: integer(),
  /** Aggregate trailer mass: what a caravan may weigh loaded, uncoupled. */
  atmKg: integer(),
  tareKg: integer(),
  axles: smallint(),
  offRoad: boolean(),
  bunks: boolean(),
  ensuite: boolean(),
  /** Whether learners may ride it. Null is unknown, which is never shown as legal. */
  learnerApproved: boolean(),
  seatHeightMm: integer(),
  gvmKg: integer(),
  payloadKg: integer(),
  /** Braked. */
  towingKg: integer(),
  cab: text(),
  rangeKm: integer(),
  batteryKwh: doublePrecision(),
  acKw: doublePrecision(),
  dcKw: doublePrecision(),
  /** Percent of the capacity it had when new. */
  batteryHealth: smallint(),
})
