import type { Coordinates } from '../coordinates.ts'
import type { Gazetteer, Suburb } from '../gazetteer.ts'
import type { Frame } from './frame.ts'
import type { Wanted } from './place-labels.ts'

/** Of letters, by rank. */
const sizes = [11, 11, 12, 13] as const

/**
 * The suburbs of a frame, those first whose names should be on it: known far, then in the middle of a postcode, so that names
 * spread as people do; then by name, so that a map is always the same.
 */
export function namesIn(gazetteer: Gazetteer, frame: Frame): Wanted[] {
  const shown = gazetteer.suburbsBetween(frame.southWest, frame.northEast).filter(({ rank }) => rank >= 0)
  const postcodes = new Set(shown.map(({ postcode }) => postcode))
  const middles = new Set([...postcodes].map((postcode) => gazetteer.middleOf(postcode)))
  const weight = (suburb: Suburb): number => suburb.rank * 2 + (middles.has(suburb) ? 1 : 0)
  const unique = new Map<string, Suburb>()
  for (const suburb of shown.toSorted((a, b) => weight(b) - weight(a) || a.name.localeCompare(b.name, 'en')))
    if (!unique.has(placeKey(suburb)) && !unique.has(suburb.name))
      unique.set(placeKey(suburb), suburb).set(suburb.name, suburb)
  return [...new Set(unique.values())].map((suburb) => ({
    text: suburb.name,
    at: frame.toPixel(suburb),
    size: sizes[suburb.rank]!,
    isBold: suburb.rank > 1,
  }))
}

/** A town and its centre are one dot. */
const placeKey = ({ lat, long }: Coordinates): string => `${lat} ${long}`
