import type { ItemType } from '#db/value-sets.ts'
import type { vehicle } from '#db/tables/vehicle.ts'
import type { FeedRow } from './feed-row.ts'
import { axlesIn, cabIn } from './kind-words.ts'
import { measureIn, type Measure } from './read-measure.ts'

type NewVehicle = typeof vehicle.$inferInsert

/** What shoppers ask of its kind, as numbers; 0 is how feeds say that they do not know. */
export function kindFactsOf(row: FeedRow, itemType: ItemType) {
  return {
    sleeps: row.sleeps || null,
    lengthMm: told(row.body_length, 'length') ?? (itemType === 'caravan' ? row.vehiclelength || null : null),
    widthMm: told(row.body_width, 'length') ?? (itemType === 'caravan' ? row.vehiclewidth || null : null),
    atmKg: told(row.aggregate_trailer_mass, 'mass'),
    tareKg: told(row.tare_weight, 'mass'),
    axles: axlesOf(row, itemType),
    offRoad: row.off_road ?? isCaravanWith(row, itemType, /off.?road/i),
    bunks: row.bunks ?? isCaravanWith(row, itemType, /\bbunks?\b/i),
    ensuite: row.ensuite ?? isCaravanWith(row, itemType, /\ben.?suite\b/i),
    // Only what the feed says outright: an engine's size alone makes no motorcycle legal for learners.
    learnerApproved: row.learner_approved ?? null,
    seatHeightMm: row.seat_height || null,
    gvmKg: row.grossvehiclemass || null,
    payloadKg: row.payload || null,
    towingKg: row.towingcapacitybraked || null,
    cab: cabOf(row, itemType),
    rangeKm: row.range_km || null,
    batteryKwh: row.battery_kwh || null,
    acKw: row.ac_kw || null,
    dcKw: row.dc_kw || null,
    batteryHealth: row.battery_health || null,
  } satisfies Partial<NewVehicle>
}

const told = (text: string | undefined, what: Measure): number | null =>
  (text === undefined ? null : measureIn(text, what)) || null

/** As many as are told, else as the words or the driven wheels tell. */
const axlesOf = ({ axles, axle_type: words, drive }: FeedRow, itemType: ItemType): number | null =>
  axles || axlesIn(words ?? '') || (itemType === 'truck' && axlesIn(drive ?? '')) || null

/** A feature that is listed is there; one that is not may only have been left out. */
const isCaravanWith = ({ features = [], body = '', badge = '' }: FeedRow, itemType: ItemType, words: RegExp) =>
  itemType === 'caravan' && [...features, body, badge].some((text) => words.test(text)) ? true : null

function cabOf({ cab, bodyconfiguration, body, badge }: FeedRow, itemType: ItemType): string | null {
  if (cab !== undefined) return cabIn(cab) ?? cab
  if (itemType !== 'car' && itemType !== 'truck') return null
  return [bodyconfiguration, body, badge].map((text) => cabIn(text ?? '')).find((found) => found !== null) ?? null
}
