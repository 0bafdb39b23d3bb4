import { distancesOf } from './distance.ts'
import type { ListingState } from './listing-state.ts'
import type { Asking, Findings, ListingPlace, ListingQuestion, Nearness } from './listing.ts'

/** How far each place is, by its id, the nearest first. */
type Distances = ReadonlyMap<number, number>

/** What it means for a listing's questions to be near somewhere. */
export interface Reach {
  readonly near: Nearness
  /** The question, of places within the state's circle only. */
  readonly within: (question: ListingQuestion, state: Pick<ListingState, 'within'>) => ListingQuestion
  /** A page in order of distance; null where nobody knows where that is. */
  readonly inOrder: ((question: ListingQuestion) => Asking<Findings>) | null
}

export function reachOf(near: Nearness, places: readonly ListingPlace[]): Reach {
  const distances = distancesOf(near, places)
  if (!distances) return { near, within: (question) => question, inOrder: null }
  return {
    near,
    within: (question, { within }) => (within === null ? question : withinReach(question, within, distances)),
    inOrder: (question) => byDistance(question, distances),
  }
}

const place = 'location_id'
/** What no location is called. */
const nowhere = ['0']

function withinReach(question: ListingQuestion, within: number, near: Distances): ListingQuestion {
  const asked = question.fixed[place]
  const reached = [...near].filter(([, km]) => km <= within).map(([id]) => String(id))
  const both = asked ? reached.filter((id) => asked.includes(id)) : reached
  return { ...question, fixed: { ...question.fixed, [place]: both.length > 0 ? both : nowhere } }
}

/**
 * A page in order of distance: place by place, the nearest first, each in its usual order, and last what stands nowhere
 * that is told. It asks only what any stock can answer, so that all answer alike.
 */
function* byDistance(question: ListingQuestion, near: Distances): Asking<Findings> {
  const found = yield { ...question, limit: 0, facets: [...question.facets, place] }
  // Words that were left out of the whole are left out of its parts.
  const words = question.query.split(/\s+/)
  const query = found.droppedWords > 0 ? words.slice(0, -found.droppedWords).join(' ') : question.query
  const cards: Findings['cards'][number][] = []
  const end = question.offset + question.limit
  let before = 0
  for (const { only, count } of parts(question, near, found)) {
    const [from, to] = [Math.max(question.offset - before, 0), Math.min(count, end - before)]
    if (to > from)
      cards.push(...(yield { ...question, ...only, query, offset: from, limit: to - from, facets: [] }).cards)
    before += count
  }
  return { ...found, cards }
}

interface Part {
  readonly only: Partial<ListingQuestion>
  readonly count: number
}

function parts({ fixed, without }: ListingQuestion, near: Distances, { total, counts }: Findings): Part[] {
  const ids = [...near.keys()].map(String)
  const told = ids.map((id) => ({ only: { fixed: { ...fixed, [place]: [id] } }, count: counts[place]?.get(id) ?? 0 }))
  const rest = total - told.reduce((sum, { count }) => sum + count, 0)
  return [...told, { only: { without: { ...without, [place]: ids } }, count: rest }]
}
