import type { WheelDesign } from './scene/wheel/designs.ts'

export type BodyName =
  | 'hatch' | 'sedan' | 'suv-compact' | 'suv-large' | 'ute-dual-cab' | 'ute-single-cab' | 'ute-cab-chassis' | 'van' | 'people-mover'
  | 'wagon' | 'coupe' | 'convertible' | 'light-truck' | 'truck-cab-over' | 'truck-bonneted' | 'truck-tipper' | 'truck-tray' | 'motorhome'
  | 'campervan' | 'liftback' | 'suv-small' | 'hatch-city' | 'coupe-rear' | 'wagon-cross' | 'people-mover-box'

export type FaceName =
  | 'sporty' | 'city car' | 'light bar' | 'executive' | 'smooth' | 'broad' | 'wide grille' | 'split lamps' | 'shield' | 'expedition'
  | 'chrome bar' | 'dark frame' | 'workhorse' | 'delivery' | 'family' | 'sharp' | 'roadster' | 'cab over'
  | 'slim lamps' | 'light line' | 'closed panel' | 'gloss shield' | 'pixel lamps' | 'hexagon' | 'high slits'
  | 'big eyes' | 'round lamps' | 'hooked lights' | 'everyday' | 'cross country' | 'courier' | 'horizon light'

export type TailName = 'light band' | 'high light band' | 'joined lamps'

/** Caravans are told apart by their numbers (`scene/caravan/specs.ts`). */
export type CaravanName = 'touring 21' | 'single axle 16' | 'touring 22' | 'off-road 19' | 'off-road 21' | 'pop-top 15' | 'camper'

type CaravanVariant = { caravan: CaravanName; spin?: false }

/** A body with a face, wheels and a trim of its own. */
export type BodyVariant = {
  body: BodyName
  face?: FaceName
  tail?: TailName
  wheel: WheelDesign
  rails?: 'silver' | 'black'
  blackRoof?: boolean
  blackMirrors?: boolean
  chromeBelt?: boolean
  bullBar?: 'steel' | 'black'
  /** Whether one can walk round it. */
  spin?: boolean
}

/** One vehicle of the demonstration. Its colour comes later. */
export type Variant = BodyVariant | CaravanVariant

export const variants = {
  'hatch-a': { body: 'hatch', face: 'sporty', wheel: 'ten', spin: true },
  'hatch-b': { body: 'hatch', face: 'city car', wheel: 'twin-five', blackMirrors: true },
  'hatch-c': { body: 'hatch', face: 'light bar', wheel: 'turbine', blackRoof: true, blackMirrors: true },
  'hatch-d': { body: 'hatch', face: 'pixel lamps', tail: 'light band', wheel: 'aero-silver', blackMirrors: true },
  'hatch-city-a': { body: 'hatch-city', wheel: 'double-five' },
  'sedan-a': { body: 'sedan', face: 'executive', wheel: 'twin-five', chromeBelt: true, spin: true },
  'sedan-b': { body: 'sedan', face: 'smooth', wheel: 'turbine', blackRoof: true },
  'sedan-c': { body: 'sedan', face: 'everyday', wheel: 'double-five' },
  'liftback-a': { body: 'liftback', wheel: 'aero', spin: true },
  'liftback-b': { body: 'liftback', face: 'light line', wheel: 'cross-ten', blackRoof: true, blackMirrors: true },
  'suv-small-a': { body: 'suv-small', wheel: 'twin-five', rails: 'black', spin: true },
  'suv-small-b': { body: 'suv-small', face: 'high slits', tail: 'joined lamps', wheel: 'cross-ten', blackRoof: true,
    blackMirrors: true },
  'suv-compact-a': { body: 'suv-compact', face: 'wide grille', wheel: 'twin-five', rails: 'silver', spin: true },
  'suv-compact-b': { body: 'suv-compact', face: 'split lamps', wheel: 'five-blade', rails: 'black', blackRoof: true,
    blackMirrors: true, spin: true },
  'suv-compact-c': { body: 'suv-compact', face: 'shield', wheel: 'ten-dark', chromeBelt: true },
  'suv-compact-d': { body: 'suv-compact', face: 'closed panel', tail: 'high light band', wheel: 'aero', rails: 'black' },
  'suv-large-a': { body: 'suv-large', face: 'expedition', wheel: 'six', rails: 'silver', spin: true },
  'suv-large-b': { body: 'suv-large', face: 'shield', wheel: 'twin-six', rails: 'black', blackMirrors: true, spin: true },
  'suv-large-c': { body: 'suv-large', face: 'wide grille', wheel: 'five-blade', blackRoof: true, chromeBelt: true },
  'suv-large-d': { body: 'suv-large', face: 'gloss shield', tail: 'high light band', wheel: 'aero-dark', rails: 'black' },
  'ute-dual-cab-a': { body: 'ute-dual-cab', face: 'chrome bar', wheel: 'six', chromeBelt: true, spin: true },
  'ute-dual-cab-b': { body: 'ute-dual-cab', face: 'dark frame', wheel: 'six-dark', blackMirrors: true, spin: true },
  'ute-dual-cab-c': { body: 'ute-dual-cab', face: 'workhorse', wheel: 'steel', blackMirrors: true, bullBar: 'steel' },
  'ute-dual-cab-d': { body: 'ute-dual-cab', face: 'hooked lights', wheel: 'twin-six' },
  'ute-single-cab-a': { body: 'ute-single-cab', face: 'workhorse', wheel: 'steel', blackMirrors: true },
  'ute-cab-chassis-a': { body: 'ute-cab-chassis', face: 'workhorse', wheel: 'steel', blackMirrors: true, bullBar: 'black' },
  'van-a': { body: 'van', wheel: 'steel', blackMirrors: true, spin: true },
  'van-b': { body: 'van', face: 'courier', wheel: 'double-five' },
  'people-mover-a': { body: 'people-mover', wheel: 'ten-dark', chromeBelt: true, spin: true },
  'people-mover-b': { body: 'people-mover-box', wheel: 'aero-silver', blackMirrors: true },
  'wagon-a': { body: 'wagon', wheel: 'ten', rails: 'silver', chromeBelt: true, spin: true },
  'wagon-b': { body: 'wagon-cross', wheel: 'twin-six', rails: 'black', blackMirrors: true },
  'coupe-a': { body: 'coupe', wheel: 'ten-dark', blackMirrors: true, spin: true },
  'coupe-rear-a': { body: 'coupe-rear', wheel: 'cross-ten' },
  'convertible-a': { body: 'convertible', wheel: 'twin-five' },
  'light-truck-a': { body: 'light-truck', wheel: 'steel', blackMirrors: true },
  'truck-cab-over-a': { body: 'truck-cab-over', wheel: 'steel', blackMirrors: true },
  'truck-bonneted-a': { body: 'truck-bonneted', wheel: 'steel' },
  'truck-tipper-a': { body: 'truck-tipper', wheel: 'steel', blackMirrors: true },
  'truck-tray-a': { body: 'truck-tray', wheel: 'steel', blackMirrors: true },
  'caravan-a': { caravan: 'touring 21' },
  'caravan-b': { caravan: 'touring 22' },
  'caravan-single-axle-a': { caravan: 'single axle 16' },
  'caravan-off-road-a': { caravan: 'off-road 19' },
  'caravan-off-road-b': { caravan: 'off-road 21' },
  'caravan-pop-top-a': { caravan: 'pop-top 15' },
  'camper-trailer-a': { caravan: 'camper' },
  'motorhome-a': { body: 'motorhome', wheel: 'steel', blackMirrors: true },
  'motorhome-b': { body: 'campervan', wheel: 'ten-dark', blackMirrors: true },
} as const satisfies Record<string, Variant>

export type VariantName = keyof typeof variants
export const variantNames = Object.keys(variants) as VariantName[]
