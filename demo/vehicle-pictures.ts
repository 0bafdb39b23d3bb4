import type { Body } from './body-types.ts'
import type { Random } from './random.ts'
import { type PaintColour, paintColours } from './paint/colours.ts'

/** Where a dealer photographs: a studio, the yard, the street outside. */
export type Backdrop = 'studio' | 'studio-dark' | 'forecourt' | 'street'

interface Look {
  variants: readonly string[]
  /** Whose seats it has; none for what has no seats to show. */
  interior?: 'compact' | 'suv' | 'ute' | 'electric' | 'truck' | 'caravan'
  /** What is shown of where the luggage goes. */
  load?: 'boot' | 'tray' | 'load-bay'
}

const look = (variants: readonly string[], interior?: Look['interior'], load?: Look['load']): Look => ({
  variants,
  ...(interior && { interior }),
  ...(load && { load }),
})

const largeSuv = look(['suv-large-a', 'suv-large-b', 'suv-large-c'], 'suv', 'boot')
const anySuv = look([...largeSuv.variants, 'suv-compact-a', 'suv-compact-b', 'suv-compact-c'], 'suv', 'boot')
const hatch = look(['hatch-a', 'hatch-b', 'hatch-c'], 'compact', 'boot')
const sedan = look(['sedan-a', 'sedan-b'], 'compact', 'boot')
const wagon = look(['wagon-a'], 'suv', 'boot')
const open = look(['convertible-a'], 'compact')
const van = look(['van-a'], 'ute', 'load-bay')
const people = look(['people-mover-a'], 'suv', 'boot')
const truck = look(['light-truck-a'], 'truck')
const caravan = look(['caravan-a'], 'caravan')
const naked = look(['motorcycle-naked-a', 'motorcycle-naked-b'])
const cruiser = look(['motorcycle-cruiser-a', 'motorcycle-cruiser-b'])

const looks: Record<Body, Look> = {
  '4x4': largeSuv,
  suv: anySuv,
  ev: look(['suv-compact-b', 'sedan-b', 'hatch-c', 'suv-large-c'], 'electric', 'boot'),
  prestige: look(['sedan-a', 'sedan-b', 'coupe-a', 'suv-large-b'], 'electric', 'boot'),
  ute: look(['ute-dual-cab-a', 'ute-dual-cab-b', 'ute-dual-cab-c', 'ute-single-cab-a'], 'ute', 'tray'),
  cabChassis: look(['ute-cab-chassis-a'], 'ute'),
  hatch,
  hatchback: hatch,
  sedan,
  hardtop: sedan,
  coupe: look(['coupe-a'], 'compact', 'boot'),
  wagon,
  stationWagon: wagon,
  convertible: open,
  softtop: open,
  van,
  bus: van,
  peopleMover: people,
  motorhome: look(['motorhome-a'], 'truck'),
  lightTruck: truck,
  'prime mover': truck,
  tipper: truck,
  tray: truck,
  caravan,
  'pop top': caravan,
  'camper trailer': caravan,
  'off-road caravan': caravan,
  adventure: naked,
  naked,
  scooter: naked,
  sport: naked,
  trail: naked,
  cruiser,
  touring: cruiser,
}

/** What dealers call their colours, and the paint each is. */
export const carColours: Readonly<Record<string, PaintColour>> = {
  White: 'white',
  'Glacier White': 'pearl white',
  Graphite: 'graphite',
  Black: 'black',
  Silver: 'silver',
  Gunmetal: 'grey',
  Red: 'red',
  'Deep Blue': 'navy',
  'Sage Green': 'olive',
  Sandstone: 'beige',
  Bronze: 'bronze',
  'Eclipse Black': 'black',
  'Ocean Blue': 'blue',
  'Burnt Orange': 'orange',
  Maroon: 'maroon',
}
export const bikeColours: Readonly<Record<string, PaintColour>> = {
  Black: 'black',
  'Matte Black': 'black',
  'Racing Red': 'red',
  'Team Green': 'green',
  'Racing Blue': 'blue',
  'Pearl White': 'pearl white',
  Titanium: 'silver',
  Orange: 'orange',
  'Signal Yellow': 'yellow',
}

const views = ['front-34', 'rear-34', 'side', 'front', 'rear', 'wheel'] as const
const tops: Record<Backdrop, [top: string, bottom: string]> = {
  studio: ['c3c8cd', 'cfd2d6'],
  'studio-dark': ['15171a', '1d2023'],
  forecourt: ['b6c4d0', '8f9193'],
  street: ['a9c0d4', '8b8884'],
}

export interface VehiclePicture {
  url: string
  blur: string
}

/** One vehicle's own pictures: its body and colour from all sides, then its inside. */
export interface VehicleAlbum {
  variant: string
  /** Where one of its views is. */
  exterior: (view: string) => string
  pictures: VehiclePicture[]
  panorama: string | null
}

export function vehicleAlbum(
  random: Random,
  { body, cab }: { body: Body; cab?: string | null | undefined },
  colour: string,
  count: number,
  backdrops: readonly Backdrop[],
): VehicleAlbum {
  const { variants, interior, load } = looks[body]
  const variant = random.pick(withCab(variants, cab))
  const backdrop = random.pick(backdrops)
  const trim = random.pick(['black-cloth', 'black-cloth', 'tan-leather'])
  const paint = carColours[colour] ?? bikeColours[colour] ?? 'white'
  const exterior = (view: string): string =>
    `/media/studio/${variant}/${view}/${paint.replaceAll(' ', '-')}/${backdrop}`
  const inside = (view: string): string => `/media/interiors/${interior}-${trim}-${view}`
  const outside = views.map((view) => ({ url: exterior(view), blur: blurOf(backdrop, paint) }))
  const rooms = interior ? [...seatsOf(interior), ...(load ? [load] : [])] : []
  const within = rooms.map((view) => ({ url: inside(view), blur: '8a8d902a2b2d1c1d1f' }))
  // A shopper wants to sit inside before walking round to the back wheel.
  const order = [...outside.slice(0, 3), ...within.slice(0, 1), ...outside.slice(3), ...within.slice(1)]
  return { variant, exterior, pictures: order.slice(0, count), panorama: interior ? inside('panorama') : null }
}

/** A dual cab does not look like a single one. */
function withCab(variants: readonly string[], cab: string | null | undefined): readonly string[] {
  const rows = cab === 'Single Cab' ? 'single-cab' : 'dual-cab'
  const fitting = cab ? variants.filter((variant) => variant.includes(rows)) : []
  return fitting.length > 0 ? fitting : variants
}

/** A truck has no back seat, and a caravan is lived in rather than driven. */
function seatsOf(interior: NonNullable<Look['interior']>): string[] {
  if (interior === 'caravan') return ['living']
  return interior === 'truck' ? ['cabin'] : ['cabin', 'rear-seats']
}

/** A picture that stands for a model of a body: not for all of them the same one. */
export function pictureOfModel(body: Body, at: number): string {
  const { variants } = looks[body]
  const colours = Object.keys(paintColours)
  const paint = colours[(at * 5) % colours.length]!.replaceAll(' ', '-')
  return `/media/studio/${variants[at % variants.length]}/front-34/${paint}/studio`
}

/** Sky, paint and ground: close enough to the picture for the moment before it comes. */
function blurOf(backdrop: Backdrop, paint: PaintColour): string {
  const [top, bottom] = tops[backdrop]
  return `${top}${paintColours[paint].slice(1)}${bottom}`
}
