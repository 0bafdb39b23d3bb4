/** Pictures that texts and places of the demo go with, by what they show. */
const pictures = {
  'suv-red': 'studio/suv-large-a/front-34/red/forecourt',
  'suv-red-side': 'studio/suv-large-b/side/red/street',
  'suv-red-rear': 'studio/suv-large-a/rear-34/red/forecourt',
  'suv-blue-forecourt': 'studio/suv-compact-a/front-34/blue/forecourt',
  'suv-front-lot': 'studio/suv-compact-b/front-34/pearl-white/forecourt',
  'ute-white': 'studio/ute-dual-cab-a/front-34/white/street',
  'ute-white-rear': 'studio/ute-dual-cab-a/rear-34/white/forecourt',
  'ute-orange-forecourt': 'studio/ute-dual-cab-b/front-34/orange/forecourt',
  'hatch-silver': 'studio/hatch-a/front-34/silver/street',
  'hatch-silver-rear': 'studio/hatch-b/rear-34/silver/forecourt',
  'hatch-front-studio': 'studio/hatch-a/front-34/red/studio',
  'sedan-blue': 'studio/sedan-a/front-34/blue/street',
  'wagon-grey': 'studio/wagon-a/front-34/grey/street',
  'convertible-green': 'studio/convertible-a/front-34/green/street',
  'coupe-yellow': 'studio/coupe-a/front-34/yellow/street',
  'van-white': 'studio/motorhome-a/front-34/white/street',
  'truck-white': 'studio/light-truck-a/front-34/white/forecourt',
  'caravan-white': 'studio/caravan-a/front-34/white/street',
  'motorcycle-red': 'studio/motorcycle-naked-a/front-34/red/street',
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
  'facade-city': 'facades/city',
  'facade-suburban': 'facades/suburban',
  'facade-country': 'facades/country',
  'facade-coastal': 'facades/coastal',
  'facade-multi-storey': 'facades/multi-storey',
  'facade-motorcycles': 'facades/motorcycles',
  'facade-caravans': 'facades/caravans',
  'facade-electric': 'facades/electric',
} as const

type PictureName = keyof typeof pictures

/** Where a picture is. */
export const picture = (name: string): string => {
  if (!Object.hasOwn(pictures, name)) throw new Error(`The demo has no picture called '${name}'.`)
  return `/media/${pictures[name as PictureName]}`
}
