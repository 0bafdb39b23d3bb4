import type { Place, PlaceBuilder } from './place.ts'
import { backdropPlaces } from './places/backdrops.ts'
import { cityNight } from './places/city-night.ts'
import { coastRoad } from './places/coast-road.ts'
import { facades } from './places/facades.ts'
import { outback } from './places/outback.ts'
import { insideShowroom } from './places/showroom.ts'

/** Everywhere a picture may be taken, by name. */
const places: Readonly<Record<string, PlaceBuilder>> = {
  showroom: insideShowroom,
  'coast-road': coastRoad,
  outback,
  'city-night': cityNight,
  ...backdropPlaces,
  ...facades,
}

export function buildPlace(name: string, options: Readonly<Record<string, unknown>>): Place {
  const build = places[name]
  if (!build) throw new Error(`No place is called ${name}. There are: ${Object.keys(places).join(', ')}.`)
  return build(options)
}
