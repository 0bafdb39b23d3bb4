import type { Document, IndexSchema } from '../schema.ts'
import type { Random } from './random.ts'

export const carSchema: IndexSchema = {
  id: 'id',
  rank: ['rank:desc'],
  synonyms: [
    ['ute', 'pickup'],
    ['auto', 'automatic'],
    ['4wd', '4x4'],
  ],
  attributes: {
    make: { kind: 'string', facet: true, text: 'primary' },
    model: { kind: 'string', facet: true, text: 'primary' },
    badge: { kind: 'string', facet: true, text: 'secondary' },
    colour: { kind: 'string', facet: true, text: 'secondary' },
    body: { kind: 'string', facet: true, text: 'secondary' },
    car_type: { kind: 'string', facet: true, order: ['new', 'demo', 'used'] },
    features: { kind: 'strings', facet: true },
    certified: { kind: 'boolean', facet: true },
    year: { kind: 'number', facet: true, sort: true },
    seats: { kind: 'number', facet: true },
    price: { kind: 'number', sort: true },
    km: { kind: 'number', sort: true },
    rank: { kind: 'number', sort: true },
    name: { kind: 'string', text: 'secondary' },
    stock_number: { kind: 'string', text: 'code' },
  },
}

const cars = {
  Toyota: ['Corolla', 'HiLux', 'LandCruiser', 'Land Cruiser Prado', 'RAV4'],
  Mazda: ['Mazda3', 'CX-5', 'BT-50'],
  'Mercedes-Benz': ['C-Class', 'X-Class'],
  Citroën: ['C4', 'Berlingo'],
  Ford: ['Ranger', 'Mustang', 'Everest'],
} as const
export const makes = Object.keys(cars) as (keyof typeof cars)[]
export const badges = [
  'SR5',
  'Sport',
  'GT-Line',
  'Maxx Sport',
  'Wildtrak',
  'Premium',
  'say "hi"',
  String.raw`back\slash`,
]
export const colours = ['White', 'white', 'Blue', 'Black', 'Graphite Grey']
export const bodies = ['Ute', 'SUV', 'Hatch', 'Pickup', 'People Mover']
export const features = ['Tow Bar', 'Sunroof', 'Bull Bar', 'Apple CarPlay', 'Diff Lock', '4x4']
const places = [
  { lat: -27.4698, lng: 153.0251 },
  { lat: -28.0167, lng: 153.4 },
  { lat: -33.8688, lng: 151.2093 },
]

/** A car with gaps of every kind: absent, null and empty values, repeated features, equal ranks. */
export function randomCar(random: Random, id: number): Document {
  const make = random.pick(makes)
  const model = random.pick(cars[make])
  const badge = random.chance(0.8) ? random.pick(badges) : random.pick([null, '', undefined])
  const year = 2010 + random.below(16)
  return {
    id,
    make,
    model,
    badge,
    colour: random.chance(0.9) ? random.pick(colours) : undefined,
    body: random.pick(bodies),
    car_type: random.pick(['used', 'used', 'new', 'demo', 'special']),
    features: random.chance(0.9)
      ? [...random.some(features, 0.4), ...random.some(features, 0.1)]
      : random.pick([null, undefined]),
    certified: random.chance(0.7) ? random.chance(0.3) : null,
    year,
    seats: random.chance(0.9) ? random.pick([2, 4, 5, 7, 12]) : null,
    price: random.chance(0.9) ? random.below(40) * 1000 : null,
    km: random.chance(0.9) ? random.below(200_000) : undefined,
    rank: random.chance(0.95) ? random.below(20) : null,
    name: `${year} ${make} ${model} ${badge ?? ''} ${random.pick(['Auto', 'Manual', '4x4'])}`,
    stock_number: `${random.pick(['S', 'U-', 'SB '])}${1000 + random.below(400)}`,
    ...(random.chance(0.8) ? { _geo: random.pick(places) } : {}),
  }
}
