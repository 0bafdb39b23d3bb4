/** Of sold ones in a row only the first stays, unless all are sold: a shopper came for what can be bought. */
export function collapseSold<T extends { readonly isForSale: boolean }>(cards: readonly T[]): readonly T[] {
  if (cards.every(({ isForSale }) => !isForSale)) return cards
  const shown = cards.filter(({ isForSale }, at) => isForSale || at === 0 || cards[at - 1]!.isForSale)
  return shown.length === cards.length ? cards : shown
}

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

interface PromoDisplay {
  readonly display: readonly string[]
  readonly strictDisplay: boolean
}

/** Whether a promotion shows on a listing: on all, or at its paths and what lies below them; strictly, at its paths only. */
export function isDisplayedAt({ display, strictDisplay }: PromoDisplay, path: string): boolean {
  const at = bare(path)
  return (
    display.length === 0 ||
    display.map(bare).some((each) => each === at || (!strictDisplay && at.startsWith(`${each}/`)))
  )
}

/** Dealers write 'search/ute', '/Search/ute/' and mean the same. */
const bare = (path: string): string =>
  `/${path
    .toLowerCase()
    .replaceAll(/^\/+|[?#].*$/g, '')
    .replace(/\/+$/, '')}`

/** Where a site puts promotions, and on which page of which listing they stand. */
export interface PromoPlacement {
  /** Places in the grid, counted from 1. */
  readonly positions: readonly number[]
  /** Instead of those: so many places after the last, at random between the two. */
  readonly randomOffset: readonly [number, number] | null
  readonly page: number
  /** The listing's path: the same page has them in the same places, on the server and in a browser. */
  readonly seed: string
}

type Placed<Card> = { readonly card: Card } | { readonly promo: ListingPromo; readonly place: number }

/** The cards with promotions among them: those with places of their own first, the others in turn at the site's. */
export function placePromos<Card>(
  cards: readonly Card[],
  promos: readonly ListingPromo[],
  placement: PromoPlacement,
): Placed<Card>[] {
  return merge(cards, placesTaken(promos, placement))
}

/** How many vehicles fill a page of so many places, promotions counted in: its last row is as whole as the others. */
export function vehiclesPerPage(
  places: number,
  promos: readonly ListingPromo[],
  placement: Omit<PromoPlacement, 'page'>,
): number {
  const taken = [...placesTaken(promos, { ...placement, page: 1 }).keys()].filter((place) => place <= places)
  return Math.max(1, places - taken.length)
}

function placesTaken(promos: readonly ListingPromo[], placement: PromoPlacement): Map<number, ListingPromo> {
  const taken = new Map<number, ListingPromo>()
  for (const promo of promos) for (const place of promo.positions) take(taken, place, promo)
  const others = promos.filter(({ positions }) => positions.length === 0)
  // Another page begins with the next of them.
  const inTurn = (turn: number): ListingPromo => others[(placement.page - 1 + turn) % others.length]!
  if (others.length > 0)
    for (const [turn, place] of placesFor(others.length, placement).entries()) take(taken, place, inTurn(turn))
  return taken
}

/** A place that is taken passes one on to the next. */
function take(taken: Map<number, ListingPromo>, place: number, promo: ListingPromo): void {
  let free = place
  while (taken.has(free)) free++
  taken.set(free, promo)
}

function placesFor(count: number, { positions, randomOffset, page, seed }: PromoPlacement): readonly number[] {
  if (!randomOffset) return positions
  const [from, to] = randomOffset
  const random = randomFrom(`${seed}:${page}`)
  const places: number[] = []
  for (let last = 0; places.length < count;) {
    last += from + Math.floor(random() * (to - from + 1))
    places.push(last)
  }
  return places
}

/** What lies beyond the last card is left out: a promotion never stands alone below an unfinished row. */
function merge<Card>(cards: readonly Card[], taken: ReadonlyMap<number, ListingPromo>): Placed<Card>[] {
  const placed: Placed<Card>[] = []
  for (const card of cards) {
    let promo: ListingPromo | undefined
    while ((promo = taken.get(placed.length + 1))) placed.push({ promo, place: placed.length + 1 })
    placed.push({ card })
  }
  return placed
}

/** Mulberry32 over the text's FNV-1a hash: small, and the same everywhere. */
function randomFrom(text: string): () => number {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
