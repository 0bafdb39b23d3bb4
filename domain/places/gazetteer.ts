import type { AustralianState } from '#db/value-sets.ts'
import { type Coordinates, medoid } from './coordinates.ts'
import { postcodeState } from './postcode-state.ts'

/** A suburb, town or locality; one that lies in two postcodes is there twice. */
export interface Suburb extends Coordinates {
  readonly name: string
  readonly postcode: string
  readonly state: AustralianState
  /** How far its name is known: 3 names a region, 2 a district, 1 a council, 0 itself alone; -1 where only its postcode's place is known. */
  readonly rank: number
}

interface PostcodeEntry {
  readonly state: AustralianState
  /** None where nobody lives: post boxes and large receivers. */
  readonly suburbs: Suburb[]
  /** Where its mail is taken to, for those without suburbs; not known of all. */
  readonly mail: Coordinates | null
}

/** Every postcode there is, with its suburbs: what `npm run data:postcodes` writes, read once. */
export class Gazetteer {
  readonly #postcodes = new Map<string, PostcodeEntry>()

  constructor(text: string) {
    for (const line of text.split('\n')) if (line !== '' && !line.startsWith('#')) this.#add(line)
  }

  /** Post boxes included: they are real postcodes, and people write them. */
  knows(postcode: string): boolean {
    return this.#postcodes.has(postcode)
  }

  suburbsOf(postcode: string): readonly Suburb[] {
    return this.#postcodes.get(postcode)?.suburbs ?? []
  }

  /** The state of its middle, for a few postcodes cross a border; of one we do not know, that of its range. */
  stateOf(postcode: string): AustralianState | null {
    return this.middleOf(postcode)?.state ?? this.#postcodes.get(postcode)?.state ?? postcodeState(postcode)
  }

  /** The suburb in the middle of a postcode: a place that exists, where a mean may lie in the sea. */
  middleOf(postcode: string): Suburb | null {
    return medoid(this.suburbsOf(postcode))
  }

  /** Where a postcode is; null where there is none such or nobody knows. */
  coordinatesOf(postcode: string): Coordinates | null {
    const { lat, long } = this.middleOf(postcode) ?? this.#postcodes.get(postcode)?.mail ?? {}
    return lat === undefined || long === undefined ? null : { lat, long }
  }

  /** All suburbs between two corners. */
  suburbsBetween(southWest: Coordinates, northEast: Coordinates): Suburb[] {
    const found: Suburb[] = []
    for (const { suburbs } of this.#postcodes.values())
      for (const suburb of suburbs)
        if (
          suburb.lat > southWest.lat &&
          suburb.lat < northEast.lat &&
          suburb.long > southWest.long &&
          suburb.long < northEast.long
        )
          found.push(suburb)
    return found
  }

  #add(line: string): void {
    const [postcode, state, lat, long, rank, ...words] = line.split(' ') as [string, AustralianState, ...string[]]
    const place = lat === '-' ? null : { lat: Number(lat), long: Number(long) }
    const entry = this.#postcodes.get(postcode)
    if (words.length === 0 || !place) this.#postcodes.set(postcode, { state, suburbs: [], mail: place })
    else {
      const suburb = { ...place, name: words.join(' '), postcode, state, rank: rank === '-' ? -1 : Number(rank) }
      if (entry) entry.suburbs.push(suburb)
      else this.#postcodes.set(postcode, { state, suburbs: [suburb], mail: null })
    }
  }
}
