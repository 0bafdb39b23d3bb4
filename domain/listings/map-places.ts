import { listingHref } from './change-state.ts'
import { distancesOf } from './distance.ts'
import type { ListingAnswer, ListingBase } from './listing.ts'
import type { ListingState } from './listing-state.ts'

/** A location as the map of results has it. */
export interface MapPlace {
  readonly id: number
  readonly name: string
  /** How many of what is asked for stand there. */
  readonly count: number
  /** From the shopper, if that is known. */
  readonly km: number | null
  readonly isChosen: boolean
  /** The listing of this place alone; of all places, where it is chosen already. */
  readonly href: string
}

/** The places of a listing with what each has, the nearest first where that is known. */
export function mapPlaces(base: ListingBase, state: ListingState, answer: ListingAnswer): MapPlace[] {
  const facet = base.facets.find(({ name }) => name === 'location_name')
  const names = facet?.kind === 'choices' ? facet.values : []
  const distances = answer.near && distancesOf(answer.near, base.places)
  const places = base.places.map(({ id, name }) => {
    const isChosen = state.choices.location_name?.includes(name) ?? false
    return {
      id,
      name,
      count: answer.counts['location_name']?.[names.indexOf(name)] ?? 0,
      km: distances?.get(id) ?? null,
      isChosen,
      href: listingHref(base, atPlace(state, isChosen ? null : name)),
    }
  })
  return places.toSorted((one, other) => (one.km ?? 0) - (other.km ?? 0))
}

function atPlace(state: ListingState, name: string | null): ListingState {
  const { location_name: _, ...others } = state.choices
  return { ...state, page: 1, choices: name === null ? others : { ...others, location_name: [name] } }
}
