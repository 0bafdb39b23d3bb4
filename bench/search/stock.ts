// A stock of cars as a large dealer group's would be, the same for the same size on every machine.
import { equipment, pickMake } from './car-market.ts'
import { cylindersOf, doorsOf, driveOf, kilometresOf, priceOf, seatsOf, seriesOf } from './car-facts.ts'
import { makeDealerships, type Dealership } from './dealerships.ts'
import { pickByRank, seededRandom, type Random } from './random.ts'

const colours = [
  'White',
  'Silver',
  'Black',
  'Grey',
  'Blue',
  'Red',
  'Green',
  'Orange',
  'Brown',
  'Yellow',
  'Gold',
  'Beige',
  'Purple',
  'Maroon',
]
const interiorColours = ['Black', 'Grey', 'Beige', 'Brown', 'Red', 'White', 'Tan']
const shareEquipped = equipment.map((_, at) => Math.min(0.92, 0.98 * Math.exp(-at / 16) + 0.015))
const day = 86_400_000
const today = Date.UTC(2025, 9, 1)

export type Car = ReturnType<typeof makeCar>

export function makeStock(size: number, seed = 42): Car[] {
  const random = seededRandom(seed)
  const dealerships = makeDealerships(size, random)
  return Array.from({ length: size }, (_, id) => makeCar(id, random, dealerships))
}

const below = (random: Random, limit: number): number => Math.floor(random() * limit)
const padded = (value: number, width: number): string => String(value).padStart(width, '0')
const roundTo = (value: number, step: number): number => Math.round(value / step) * step
const tenths = (value: number): number => Math.round(value * 10) / 10
const letter = (random: Random): string => String.fromCharCode(65 + below(random, 26))

function makeCar(id: number, random: Random, dealerships: readonly Dealership[]) {
  const make = pickMake(random)
  const model = pickByRank(random, make.models)
  const badge = pickByRank(random, make.badges)
  const condition = random() < 0.18 ? 'New' : random() < 0.06 ? 'Demo' : 'Used'
  const age = condition === 'Used' ? Math.min(22, Math.floor(-Math.log(1 - random()) * 5) + 1) : 0
  const year = 2025 - age
  const fuel =
    model.fuels[Math.min(model.fuels.length - 1, Math.floor(random() * random() * 1.6 * model.fuels.length))]!
  const transmission = fuel === 'Electric' || random() < 0.88 ? 'Automatic' : 'Manual'
  const drive = driveOf(model, random)
  const km = kilometresOf(condition, age, random)
  const price = priceOf(model, age, make.badges.indexOf(badge), random)
  const dealership = pickByRank(random, dealerships)
  const cylinders = cylindersOf(model, fuel, random)
  const seats = seatsOf(model, random)
  const features = equipment.filter((_, at) => random() < shareEquipped[at]! * (age > 12 ? 0.6 : 1))
  const progress = random()
  const createdAt = today - Math.floor(random() ** 2 * 180 * day)
  return {
    id,
    stock_no: `S${padded(100_000 + id, 6)}`,
    vin: `6T1${padded(below(random, 1e9), 9)}${padded(id % 100_000, 5)}`,
    rego: `${letter(random)}${letter(random)}${letter(random)}${padded(below(random, 1000), 3)}`,
    name: [
      year,
      make.name,
      model.name,
      badge,
      transmission === 'Automatic' ? 'Auto' : 'Manual',
      ...(drive === '4x4' || drive === 'AWD' ? [drive] : []),
      ...(condition === 'Demo' ? ['Demo'] : []),
    ].join(' '),
    make: make.name,
    model: model.name,
    badge,
    series: seriesOf(model, age),
    body: model.body,
    fuel,
    transmission,
    drive,
    colour: pickByRank(random, colours),
    interior_colour: pickByRank(random, interiorColours),
    year,
    doors: doorsOf(model),
    seats,
    cylinders,
    condition,
    state: dealership.state,
    city: dealership.city,
    dealership: dealership.name,
    status: progress < 0.8 ? 'published' : progress < 0.85 ? 'deposit_taken' : progress < 0.97 ? 'sold' : 'draft',
    features,
    price,
    price_egc: Math.round(price * 0.94),
    km,
    engine_l: cylinders === 0 ? 0 : tenths(cylinders * 0.45 + random() * 0.6),
    power_kw: Math.round(70 + random() * 60 + cylinders * 18),
    fuel_economy: tenths(4 + cylinders * 0.9 + random() * 2),
    towing_kg: model.body === 'Ute' || model.body === 'SUV' ? 1500 + roundTo(random() * 2000, 100) : 0,
    ancap: random() < 0.8 ? 5 : 4,
    warranty_months: condition === 'New' ? 60 : condition === 'Demo' ? 48 : random() < 0.5 ? 12 : 0,
    images_count: 3 + below(random, 28),
    image: `cars/${id}/${below(random, 1e6).toString(36)}.webp`,
    created_at: createdAt,
    updated_at: createdAt + Math.floor(random() * 30 * day),
    rank: Math.round(random() * 1e6),
  }
}
