import type { ListingAnswer, ListingBase } from '#domain/listings/listing.ts'
import { searchOf, stateAt } from '#domain/listings/change-state.ts'
import type { ListingState } from '#domain/listings/listing-state.ts'

/** What is on the screen: what was asked for, and the latest answer there is. */
export interface ShownListing {
  readonly state: ListingState
  /** The state as the address has it. */
  readonly search: string
  readonly answer: ListingAnswer
  /** The query the answer belongs to: while the next one is coming, not the state's. */
  readonly answered: string
  readonly status: 'ready' | 'loading' | 'failed'
  /** How the answer came: with the page, with the press (what moves now moves because of it), or later on its own. */
  readonly came: 'withPage' | 'atOnce' | 'late'
}

export interface Listing extends ShownListing {
  /** The same, one paint late: for links, figures and filters that may follow what was found. */
  readonly settled: ShownListing
  /** Changes with each answer that is another page or came on its own while someone looks: its results replace the old ones instead of moving them. */
  readonly batch: number
  readonly ask: (change: (state: ListingState) => ListingState) => void
  /** Asks for words for good, or for those asked for now: what they mean becomes filters. */
  readonly settle: (query?: string) => void
  /** Fetches what will probably be asked for. */
  readonly expect: (change: (state: ListingState) => ListingState) => void
  /** To be told when the answer to a query has been drawn: the address follows. */
  readonly onDrawn: (answered: string) => void
  /** To be told when a link leads elsewhere: the way back is to what is seen now. */
  readonly onLeave: () => void
}

/** What the address asks for, with the answer that came with it. */
export function arrivedAt(base: ListingBase, answer: ListingAnswer, address: string): ShownListing {
  const state = stateAt(base, new URLSearchParams(address))
  const search = searchOf(base, state)
  return { state, search, answer, answered: search, status: 'ready', came: 'withPage' }
}
