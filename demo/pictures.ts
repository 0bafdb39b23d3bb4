import type { Backdrop } from './places.ts'

/** Vehicles that texts of the demo go with, by what they show; each dealer photographs them at its own place. */
const vehicles = {
  'suv-red': 'studio/suv-large-a/front-34/red',
  'suv-red-side': 'studio/suv-large-b/side/red',
  'suv-red-rear': 'studio/suv-large-a/rear-34/red',
  'suv-blue': 'studio/suv-compact-a/front-34/blue',
  'suv-pearl': 'studio/suv-compact-b/front-34/pearl-white',
  'ute-white': 'studio/ute-dual-cab-a/front-34/white',
  'ute-white-rear': 'studio/ute-dual-cab-a/rear-34/white',
  'ute-orange': 'studio/ute-dual-cab-b/front-34/orange',
  'hatch-silver': 'studio/hatch-a/front-34/silver',
  'hatch-silver-rear': 'studio/hatch-b/rear-34/silver',
  'hatch-red': 'studio/hatch-a/front-34/red',
  'sedan-blue': 'studio/sedan-a/front-34/blue',
  'wagon-grey': 'studio/wagon-a/front-34/grey',
  'convertible-green': 'studio/convertible-a/front-34/green',
  'coupe-yellow': 'studio/coupe-a/front-34/yellow',
  'van-white': 'studio/motorhome-a/front-34/white',
  'truck-white': 'studio/light-truck-a/front-34/white',
  'caravan-white': 'studio/caravan-a/front-34/white',
  'motorcycle-red': 'studio/motorcycle-naked-a/front-34/red',
  'motorcycle-adventure': 'studio/motorcycle-adventure-a/front-34/blue',
} as const

/** Pictures of which there is one. */
const scenes = {
  cabin: 'interiors/suv-tan-leather-cabin',
  'cabin-wide': 'interiors/compact-black-cloth-cabin',
  'hero-ute-dusk': 'heroes/outback-ute',
  'hero-caravan': 'heroes/outback-caravan',
  'hero-truck': 'heroes/outback-truck',
  'hero-showroom': 'heroes/showroom-suv',
  'hero-coast': 'heroes/coast-road-sedan',
  'hero-coast-open': 'heroes/coast-road-convertible',
  'hero-night': 'heroes/city-night-electric',
  'hero-night-coupe': 'heroes/city-night-coupe',
  'hero-motorcycle': 'heroes/garage-motorcycle',
  'hero-motorcycle-night': 'heroes/city-night-motorcycle',
  'facade-motorcycles': 'facades/motorcycles',
  'facade-charger': 'facades/electric',
  'facade-laneway': 'facades/laneway',
} as const

const has = <T extends object>(names: T, name: string): name is keyof T & string => Object.hasOwn(names, name)

/** Where a picture is; a vehicle's at a place. */
export const picture = (name: string, place: Backdrop): string => {
  if (has(vehicles, name)) return `/media/${vehicles[name]}/${place}`
  if (has(scenes, name)) return `/media/${scenes[name]}`
  throw new Error(`The demo has no picture called '${name}'.`)
}
