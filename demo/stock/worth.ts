import type { AustralianState, CarType, PriceType } from '#db/value-sets.ts'
import type { CatalogueModel } from '../catalogue/model.ts'
import type { Random } from '../random.ts'

/** What a year leaves of the price; what works or tours holds it better than what commutes. */
const kept = { car: 0.885, motorcycle: 0.88, caravan: 0.925, truck: 0.91 } as const
const workhorses = new Set<string>(['ute', '4x4', 'cabChassis', 'van'])
const keptBy = ({ itemType, body }: CatalogueModel): number => (workhorses.has(body) ? 0.915 : kept[itemType])

const yearlyKm = { car: [8_000, 21_000], motorcycle: [1_500, 8_000], caravan: [0, 0], truck: [18_000, 65_000] } as const

export function makeKm(
  random: Random,
  { itemType, body }: CatalogueModel,
  carType: CarType,
  age: number,
): number | null {
  if (itemType === 'caravan' && body !== 'motorhome') return null
  if (carType === 'new') return random.between(5, 60)
  if (carType === 'demo')
    return random.between(itemType === 'motorcycle' ? 150 : 900, itemType === 'motorcycle' ? 1_800 : 7_500)
  const [low, high] = body === 'motorhome' ? [6_000, 16_000] : yearlyKm[itemType]
  return Math.max(1_200, age * random.between(low, high) + random.between(0, 900))
}

/** A price in whole dollars as a dealer would set it, from what it cost new, its badge, age and kilometres. */
export function makePrice(
  random: Random,
  entry: CatalogueModel,
  { badge, carType, age, km }: { badge: number; carType: CarType; age: number; km: number | null },
): number {
  const cost = entry.newPrice * 1.11 ** badge
  const usual = age * (entry.itemType === 'motorcycle' ? 4_500 : entry.itemType === 'truck' ? 40_000 : 14_500)
  const wear = km === null || usual === 0 ? 1 : 1 - Math.max(-0.08, Math.min(0.14, ((km - usual) / usual) * 0.12))
  const first = carType === 'used' ? 0.9 : carType === 'demo' ? 0.95 : 1
  const worth = cost * first * keptBy(entry) ** Math.max(0, age - 0.5) * wear * (random.between(960, 1_040) / 1_000)
  return roundAsDealers(random, Math.max(2_500, worth))
}

function roundAsDealers(random: Random, dollars: number): number {
  const step = dollars < 20_000 ? 500 : 1_000
  return Math.round(dollars / step) * step - random.pick([10, 10, 10, 12, 1])
}

/** Duty, registration and transfer: about what the states take. */
export const driveAwayOf = (dollars: number): number => Math.round((dollars * 1.035 + 480) / 10) * 10

/** New and demo vehicles are advertised drive away everywhere, used ones too in Victoria. A motorhome never is towed. */
export function priceTypeOf(carType: CarType, state: AustralianState, { body }: CatalogueModel): PriceType {
  if (body === 'motorhome') return 'excl_govt_charges'
  return carType !== 'used' || state === 'VIC' ? 'drive_away' : 'excl_govt_charges'
}
