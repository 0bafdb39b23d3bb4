/** A promotion among the results. */
export interface ListingPromo {
  readonly id: number
  readonly title: string
  readonly text: string | null
  readonly picture: string | null
  readonly href: string | null
  readonly action: string | null
  /** Its own places in the grid, counted from 1; none means the site's. */
  readonly positions: readonly number[]
}
