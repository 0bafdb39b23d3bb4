import type { NewVehicle } from '#db/vehicles.ts'
import type { CarType } from '#db/value-sets.ts'
import { catalogue, type CatalogueModel } from './catalogue.ts'
import type { Random } from './random.ts'

const colours = ['Glacier White', 'Graphite', 'Ebony', 'Silver Sky', 'Feverish Red', 'Deep Blue', 'Saturn Green']
const thisYear = 2026
const dayMs = 86_400_000

interface StockOrder {
  dealershipId: number
  locationIds: readonly number[]
  /** Only this make, for a dealer of one manufacturer. */
  make?: string
  count: number
  /** Begins every stock number. */
  prefix: string
  now: Date
}

/** Credible vehicles for one dealership, every status among them. */
export function makeStock(random: Random, order: StockOrder): NewVehicle[] {
  const models = order.make ? catalogue.filter(({ make }) => make === order.make) : catalogue
  return Array.from({ length: order.count }, (_, index) => makeVehicle(random, order, random.pick(models), index))
}

function makeVehicle(random: Random, order: StockOrder, entry: CatalogueModel, index: number): NewVehicle {
  const { make, model, body, fuel, newPrice } = entry
  const carType = random.pick<CarType>(['used', 'used', 'used', 'new', 'demo'])
  const year = carType === 'used' ? random.between(thisYear - 9, thisYear - 1) : thisYear
  const age = thisYear - year
  const km = carType === 'new' ? random.between(5, 40) : carType === 'demo' ? random.between(900, 6_000) : age * random.between(9_000, 19_000)
  const badge = random.pick(entry.badges)
  const stocknum = `${order.prefix}${1001 + index}`
  const worth = Math.round((newPrice * 0.9 ** age * random.between(94, 106)) / 100 / 100) * 100 - 10
  const priced = !random.chance(0.04)
  const sold = random.chance(0.03)
  return {
    dealershipId: order.dealershipId,
    locationId: random.pick(order.locationIds),
    stocknum,
    slug: [year, make, model, badge, stocknum].join('-').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    name: `${year} ${make} ${model} ${badge}`,
    year,
    make,
    model,
    badge,
    carType,
    itemType: 'car',
    status: sold ? 'sold' : random.chance(0.05) ? 'coming_soon' : 'in_stock',
    sold,
    soldAt: sold ? new Date(order.now.getTime() - random.between(0, 6) * dayMs) : null,
    km,
    colour: random.pick(colours),
    simpleBody: body,
    simpleFuel: fuel,
    simpleTransmission: random.chance(0.85) ? 'Automatic' : 'Manual',
    driveAwayPriceCents: priced && carType !== 'used' ? worth * 100 : null,
    egcPriceCents: priced && carType === 'used' ? worth * 100 : null,
    priceCents: priced ? worth * 100 : null,
    priceType: priced ? (carType === 'used' ? 'excl_govt_charges' : 'drive_away') : null,
    createdAt: new Date(order.now.getTime() - random.between(0, 120) * dayMs),
  }
}
