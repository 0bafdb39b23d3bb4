import type { NewVehicle } from '#db/vehicles.ts'
import type { CatalogueModel } from '../catalogue/model.ts'
import { seedFrom } from '../random.ts'

const kilograms = (mass: number): string => `${mass.toLocaleString('en-AU')} kg`

/** What a caravan is compared by, in words and as numbers; a badge begins with its length in feet, or in centimetres. */
export function makeCaravan(entry: CatalogueModel, badge: string, features: readonly string[]): Partial<NewVehicle> {
  if (entry.itemType !== 'caravan') return {}
  const isFamily = /family|bunk/i.test(badge)
  const sleeps = berthsOf(entry, badge)
  const fitted = { sleeps, ensuite: features.includes('Ensuite') }
  if (entry.body === 'motorhome') {
    const specifications = { body_length: '7.2 m', body_width: '2.3 m', sleeps }
    return { ...fitted, specifications, lengthMm: 7_200, widthMm: 2_320 }
  }
  const { feet, lengthMm, widthMm, tareKg, atmKg } = bodyOf(entry, badge)
  const axles = feet > 18 ? 2 : 1
  return {
    ...fitted,
    lengthMm,
    widthMm,
    tareKg,
    atmKg,
    axles,
    bunks: isFamily,
    offRoad: entry.body === 'off-road caravan' || entry.series === 'Outback',
    specifications: {
      body_length: `${feet} ft (${(lengthMm / 1000).toFixed(1)} m)`,
      body_width: `${(widthMm / 1000).toFixed(1)} m`,
      tare_weight: kilograms(tareKg),
      aggregate_trailer_mass: kilograms(atmKg),
      axle_type: axles === 2 ? 'Tandem axle' : 'Single axle',
      sleeps,
    },
  }
}

/** A floor plan has its beds: the same model and badge always sleep as many. */
function berthsOf({ make, model, body }: CatalogueModel, badge: string): number {
  if (body === 'camper trailer') return 4
  const plans = /family|bunk/i.test(badge) ? [4, 5, 6] : /couples/i.test(badge) ? [2] : [2, 2, 3, 4]
  return plans[(seedFrom(`${make} ${model} ${badge}`) >>> 0) % plans.length]!
}

/** Kilograms of tare for each foot. */
const perFoot: Partial<Record<string, number>> = { 'camper trailer': 85, 'pop top': 98 }

/** What may be loaded: a camper folds over little more than bedding and a kitchen, two axles bear water for a week. */
const loadOf = (body: string, feet: number): number => (body === 'camper trailer' ? 300 : feet > 18 ? 600 : 400)

function bodyOf({ body }: CatalogueModel, badge: string) {
  const stated = Number.parseInt(badge, 10)
  const feet = stated > 100 ? Math.round(stated / 30.5) : stated > 9 ? stated : 18
  const tareKg = Math.round((feet * (perFoot[body] ?? 118)) / 10) * 10
  return {
    feet,
    lengthMm: Math.round(feet * 304.8),
    widthMm: body === 'camper trailer' ? 2_200 : 2_490,
    tareKg,
    atmKg: tareKg + loadOf(body, feet),
  }
}
