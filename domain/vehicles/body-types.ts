import { slugOf } from '../formats/slug.ts'
import type { Noun } from './nouns.ts'

/** A body type: its label, what vehicles of it are called, and the search address it has. */
interface BodyType extends Noun {
  readonly label: string
  readonly slug: string
}

const body = (label: string, singular: string, plural: string, slug = slugOf(label)): BodyType => ({
  label,
  singular,
  plural,
  slug,
})

/** The body types of the trade, by the names its data uses. */
export const bodyTypes = {
  '4x4': body('4x4', '4x4', '4x4s'),
  bus: body('Bus', 'bus', 'buses'),
  cabChassis: body('Cab Chassis', 'cab chassis', 'cab chassis'),
  convertible: body('Convertible', 'convertible', 'convertibles'),
  coupe: body('Coupe', 'coupe', 'coupes'),
  ev: body('Electric', 'electric vehicle', 'electric vehicles', 'ev'),
  hardtop: body('Hardtop', 'hardtop', 'hardtops'),
  hatch: body('Hatch', 'hatch', 'hatches'),
  hatchback: body('Hatchback', 'hatchback', 'hatchbacks'),
  motorhome: body('Motorhome', 'motorhome', 'motorhomes'),
  lightTruck: body('Light Truck', 'light truck', 'light trucks'),
  peopleMover: body('People Mover', 'people mover', 'people movers'),
  prestige: body('Prestige', 'prestige car', 'prestige cars'),
  sedan: body('Sedan', 'sedan', 'sedans'),
  softtop: body('Soft Top', 'soft top', 'soft tops'),
  suv: body('SUV', 'SUV', 'SUVs'),
  ute: body('Ute', 'ute', 'utes'),
  van: body('Van', 'van', 'vans'),
  wagon: body('Wagon', 'wagon', 'wagons'),
  stationWagon: body('Station Wagon', 'station wagon', 'station wagons'),
} as const satisfies Record<string, BodyType>

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const byBareName = new Map<string, BodyType>(
  Object.entries(bodyTypes).flatMap(([name, type]) => [
    [bare(name), type],
    [bare(type.label), type],
  ]),
)

/** The body type a text names ('SUV', 'peopleMover', 'People Mover'); one we do not know keeps the dealer's own words. */
export function bodyTypeOf(text: string): BodyType {
  const known = byBareName.get(bare(text))
  if (known) return known
  const label = text.trim().replace(/^[a-z]/, (letter) => letter.toUpperCase())
  return body(label, text.trim(), text.trim())
}
