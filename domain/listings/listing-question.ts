import type { VehicleCard } from './vehicle-card.ts'
import type { ListingState, SortOption } from './listing-state.ts'

/** What a listing's path asks for: for each attribute, any of these values. */
export type Fixed = Readonly<Record<string, readonly string[]>>

/** One look at the stock. The server's search and a browser's own copy of the stock answer it alike. */
export interface ListingQuestion extends Pick<ListingState, 'query' | 'choices' | 'ranges'> {
  /** Always holds: no count leaves it out. */
  readonly fixed: Fixed
  /** One of these values of one of these attributes, unless there are none. No count leaves it out either. */
  readonly either: Fixed
  /** Leaves out what has no price. */
  readonly pricedOnly: boolean
  readonly sort: SortOption
  readonly offset: number
  readonly limit: number
  /** Facets to count, each as if nothing of it were chosen. */
  readonly facets: readonly string[]
}

export interface Findings {
  readonly cards: readonly VehicleCard[]
  readonly total: number
  /** By facet and value; a value nothing has is absent. */
  readonly counts: Readonly<Record<string, ReadonlyMap<string, number>>>
  /** How many words at the end of the query were left out. */
  readonly droppedWords: number
}
