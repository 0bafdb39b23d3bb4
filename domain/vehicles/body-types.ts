import { slugOf } from '../formats/slug.ts'
import type { Noun } from './nouns.ts'

/** A body type: its label, what vehicles of it are called, and the search address it has. */
interface BodyType extends Noun {
  readonly label: string
  readonly slug: string
  /** An address it also answers at: that of its other name. */
  readonly otherSlug?: string
}

const body = (label: string, singular: string, plural: string, slug = slugOf(label)): BodyType => ({
  label,
  singular,
  plural,
  slug,
})

// Called by two names, in the trade as in its data; to shoppers they are one.
const hatch: BodyType = { ...body('Hatch', 'hatch', 'hatches'), otherSlug: 'hatchback' }
const wagon: BodyType = { ...body('Wagon', 'wagon', 'wagons'), otherSlug: 'station-wagon' }

/** The body types of the trade, by the names its data uses. */
export const bodyTypes = {
  '4x4': body('4x4', '4x4', '4x4s'),
  bus: body('Bus', 'bus', 'buses'),
  cabChassis: body('Cab Chassis', 'cab chassis', 'cab chassis'),
  convertible: body('Convertible', 'convertible', 'convertibles'),
  coupe: body('Coupe', 'coupe', 'coupes'),
  ev: body('Electric', 'electric vehicle', 'electric vehicles', 'ev'),
  hardtop: body('Hardtop', 'hardtop', 'hardtops'),
  hatch,
  hatchback: hatch,
  motorhome: body('Motorhome', 'motorhome', 'motorhomes'),
  lightTruck: body('Light Truck', 'light truck', 'light trucks'),
  peopleMover: body('People Mover', 'people mover', 'people movers'),
  prestige: body('Prestige', 'prestige car', 'prestige cars'),
  sedan: body('Sedan', 'sedan', 'sedans'),
  softtop: body('Soft Top', 'soft top', 'soft tops'),
  suv: body('SUV', 'SUV', 'SUVs'),
  ute: body('Ute', 'ute', 'utes'),
  van: body('Van', 'van', 'vans'),
  wagon,
  stationWagon: wagon,
} as const satisfies Record<string, BodyType>

/** What dealers of motorcycles, caravans and trucks call theirs: half of these words need another to be a thing. */
const otherKinds: readonly BodyType[] = [
  body('Adventure', 'adventure motorcycle', 'adventure motorcycles'),
  body('Cruiser', 'cruiser', 'cruisers'),
  body('Naked', 'naked motorcycle', 'naked motorcycles'),
  body('Scooter', 'scooter', 'scooters'),
  body('Sport', 'sports motorcycle', 'sports motorcycles'),
  body('Touring', 'touring motorcycle', 'touring motorcycles'),
  body('Trail', 'trail bike', 'trail bikes'),
  body('Camper trailer', 'camper trailer', 'camper trailers'),
  body('Caravan', 'caravan', 'caravans'),
  body('Off-road caravan', 'off-road caravan', 'off-road caravans'),
  body('Pop top', 'pop top', 'pop tops'),
  body('Prime mover', 'prime mover', 'prime movers'),
  body('Tipper', 'tipper', 'tippers'),
  body('Tray', 'tray truck', 'tray trucks'),
]

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const byBareName = new Map<string, BodyType>([
  ...otherKinds.map((type) => [bare(type.label), type] as const),
  ...Object.entries(bodyTypes).flatMap(([name, type]) => [
    [bare(name), type] as const,
    [bare(type.label), type] as const,
  ]),
])

/** The body type a text names ('SUV', 'peopleMover', 'People Mover'); one we do not know keeps the dealer's own words. */
export function bodyTypeOf(text: string): BodyType {
  const known = byBareName.get(bare(text))
  if (known) return known
  const own = text.trim()
  const label = own.replace(/^[a-z]/, (letter) => letter.toUpperCase())
  return body(label, `${own} vehicle`, `${own} vehicles`)
}
