import type { NewVehicle } from '#db/vehicles.ts'
import { electricFigures } from '../catalogue/electric-figures.ts'
import type { CatalogueModel } from '../catalogue/model.ts'
import { motorcycleFigures } from '../catalogue/motorcycle-figures.ts'
import { truckFigures, uteFigures } from '../catalogue/work-figures.ts'

interface Badged {
  entry: CatalogueModel
  /** The badge's place among the model's. */
  badge: number
}

const exact = ({ make, model, series }: CatalogueModel): string => `${make} ${model} ${series}`
/** The badge's own, or that of the last before it. */
const ofBadge = <T>(rows: readonly T[] | undefined, badge: number): T | undefined => rows?.[badge] ?? rows?.at(-1)

/** What shoppers ask of the kind, by the figures published for model and badge. */
export function makeKindFacts({ entry, badge }: Badged, age: number, km: number | null): Partial<NewVehicle> {
  if (entry.itemType === 'truck') return { gvmKg: ofBadge(truckFigures[exact(entry)], badge), axles: axlesOf(entry) }
  return {
    ...(entry.itemType === 'motorcycle' && motorcycleFacts({ entry, badge })),
    ...uteFacts({ entry, badge }),
    ...electricFacts({ entry, badge }, age, km),
  }
}

/** '6x4' has six wheels, two on each axle. */
const axlesOf = ({ drive }: CatalogueModel): number => Number.parseInt(drive!, 10) / 2

function motorcycleFacts({ entry, badge }: Badged): Partial<NewVehicle> {
  const [seatHeightMm, approved] = motorcycleFigures[`${entry.make} ${entry.model}`]!
  const learnerApproved = typeof approved === 'boolean' ? approved : (ofBadge(approved, badge) ?? null)
  return { seatHeightMm, learnerApproved }
}

function uteFacts({ entry, badge }: Badged): Partial<NewVehicle> {
  const [towingKg, payloadKg, cabs] = uteFigures[exact(entry)] ?? []
  const named = /(Single|Extra|Space|Dual) Cab/.exec(entry.badges[badge]!)?.[0].replace('Space', 'Extra')
  return towingKg === undefined ? {} : { towingKg, payloadKg, cab: named ?? ofBadge(cabs, badge) }
}

/** A battery loses a little each year and with each charge. */
function electricFacts({ entry, badge }: Badged, age: number, km: number | null): Partial<NewVehicle> {
  const [rangeKm, batteryKwh, acKw, dcKw] = ofBadge(electricFigures[exact(entry)], badge) ?? []
  if (rangeKm === undefined) return {}
  const health = Math.max(78, 100 - Math.round(age * 1.2 + (km ?? 0) / 25_000))
  return { rangeKm, batteryKwh, acKw, dcKw, ...(age > 0 && (km ?? 0) > 1_000 && { batteryHealth: health }) }
}
