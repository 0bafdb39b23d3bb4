import { type ShapeFacts, shapeOf } from './model-shapes.ts'
import type { Random } from './random.ts'
import type { ItemType } from '#db/value-sets.ts'
import { type PaintColour, paintColours } from './paint/colours.ts'
import type { ExteriorView } from './paint/views.ts'
import { type Backdrop, backdrops, makersBackdrop } from './places.ts'
import { paintOf, seenColours } from './stock/colours.ts'

/** Whose seats a vehicle has; none for what has no seats to show. */
type Interior = 'compact' | 'suv' | 'ute' | 'electric' | 'truck' | 'caravan'

const interiors: readonly [shape: RegExp, interior: Interior][] = [
  [/^(hatch|sedan|liftback|coupe|convertible)/, 'compact'],
  [/^(suv|wagon|people-mover)/, 'suv'],
  [/^(ute|van)/, 'ute'],
  [/^(truck|light-truck|motorhome)/, 'truck'],
  [/^(caravan|camper)/, 'caravan'],
]
const interiorOf = (shape: string, fuel: string | null): Interior | undefined => {
  const usual = interiors.find(([family]) => family.test(shape))?.[1]
  return fuel === 'Electric' && usual ? 'electric' : usual
}

/** What is shown of where the luggage goes. */
const loads: readonly [shape: RegExp, load: string][] = [
  [/^(hatch|sedan|liftback|coupe|suv|wagon|people-mover)/, 'boot'],
  [/^ute-(dual|single)/, 'tray'],
  [/^van/, 'load-bay'],
]
const loadOf = (shape: string): string[] => loads.filter(([family]) => family.test(shape)).map(([, load]) => load)

/** What a dealer's photographer begins with: at eye level from the kerb, or crouching on the driver's side. */
export type LeadView = 'front-34' | 'low-34'

/** The other of the two comes third: nobody looks at a vehicle from the same corner twice running. */
const viewsFrom = (lead: LeadView): ExteriorView[] => {
  const other = lead === 'low-34' ? 'front-34' : 'low-34'
  return [lead, 'rear-34', other, 'side', 'front', 'rear', 'wheel']
}

export interface VehiclePicture {
  url: string
  blur: string
}

/** One vehicle's own pictures: its body and colour from all sides, then its inside. */
export interface VehicleAlbum {
  shape: string
  /** Where one of its views is. */
  exterior: (view: string) => string
  pictures: VehiclePicture[]
  panorama: string | null
}

export function vehicleAlbum(
  random: Random,
  { shape, fuel, interiorColour }: { shape: string; fuel: string | null; interiorColour: string | null },
  colour: string,
  count: number,
  { backdrops: places, leadView }: { backdrops: readonly Backdrop[]; leadView: LeadView },
): VehicleAlbum {
  const interior = interiorOf(shape, fuel)
  const backdrop = random.pick(places)
  const trim = interiorColour === 'Tan' ? 'tan-leather' : 'black-cloth'
  const paint = paintOf(colour)
  const exterior = (view: string): string => `/media/studio/${shape}/${view}/${paint.replaceAll(' ', '-')}/${backdrop}`
  const inside = (view: string): string => `/media/interiors/${interior}-${trim}-${view}`
  const outside = viewsFrom(leadView).map((view) => ({ url: exterior(view), blur: blurOf(backdrop, paint) }))
  const rooms = interior ? [...seatsOf(interior), ...loadOf(shape)] : []
  const within = rooms.map((view) => ({ url: inside(view), blur: '8a8d902a2b2d1c1d1f' }))
  // A shopper wants to sit inside before walking round to the back wheel.
  const order = [...outside.slice(0, 3), ...within.slice(0, 1), ...outside.slice(3), ...within.slice(1)]
  return { shape, exterior, pictures: order.slice(0, count), panorama: interior ? inside('panorama') : null }
}

/** A truck has no back seat, and a caravan is lived in rather than driven. */
function seatsOf(interior: Interior): string[] {
  if (interior === 'caravan') return ['living']
  return interior === 'truck' ? ['cabin'] : ['cabin', 'rear-seats']
}

/** A picture that stands for a model: not all of them in the same colour. */
export function pictureOfModel(
  facts: ShapeFacts & { itemType: ItemType },
  at: number,
  place: Backdrop = makersBackdrop,
): string {
  const colours = [...new Set(seenColours[facts.itemType])]
  const paint = paintOf(colours[(at * 5) % colours.length]!)
  return `/media/studio/${shapeOf(facts)}/front-34/${paint.replaceAll(' ', '-')}/${place}`
}

/** Sky, paint and ground: close enough to the picture for the moment before it comes. */
function blurOf(backdrop: Backdrop, paint: PaintColour): string {
  const { top, bottom } = backdrops[backdrop]
  return `${top}${paintColours[paint].slice(1)}${bottom}`
}
