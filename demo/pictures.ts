import type { Body } from './body-types.ts'

const at = (name: string): string => `/demo/pictures/${name}.webp`
const set = (...names: string[]): readonly string[] => names.map(at)

const suv = set('suv-red', 'suv-red-side', 'suv-red-rear', 'suv-blue-forecourt', 'suv-front-lot', 'cabin')
const ute = set('ute-white', 'ute-white-rear', 'ute-orange-forecourt', 'cabin', 'cabin-wide')
const hatch = set('hatch-silver', 'hatch-silver-rear', 'hatch-front-studio', 'cabin', 'cabin-wide')
const sedan = set('sedan-blue', 'cabin', 'cabin-wide')
const wagon = set('wagon-grey', 'cabin', 'cabin-wide')
const open = set('convertible-green', 'cabin', 'cabin-wide')
const van = set('van-white', 'cabin')
const truck = set('truck-white', 'cabin')
const caravan = set('caravan-white')
const motorcycle = set('motorcycle-red')

/** The pictures a vehicle of each body may have; the first is the one on its card. */
const byBody: Record<Body, readonly string[]> = {
  '4x4': suv, suv, ev: suv, prestige: sedan, ute, cabChassis: ute, hatch, hatchback: hatch, sedan, hardtop: sedan,
  coupe: set('coupe-yellow', 'cabin', 'cabin-wide'), wagon, stationWagon: wagon, convertible: open, softtop: open,
  van, bus: van, peopleMover: van, motorhome: van, lightTruck: truck, 'prime mover': truck, tipper: truck, tray: truck,
  caravan, 'pop top': caravan, 'camper trailer': caravan, 'off-road caravan': caravan,
  adventure: motorcycle, cruiser: motorcycle, naked: motorcycle, scooter: motorcycle, sport: motorcycle,
  touring: motorcycle, trail: motorcycle,
}

/** So many pictures of a body, begun again from the first where the set is smaller. */
export function picturesOf(body: Body, count: number): string[] {
  const pictures = byBody[body]
  return Array.from({ length: count }, (_, index) => pictures[index % pictures.length]!)
}

export const pictureOf = (body: Body): string => byBody[body][0]!
export const picture = at
