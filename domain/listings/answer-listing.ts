import { nounOfKinds } from '../vehicles/nouns.ts'
import type { Reach } from './by-distance.ts'
import { listingChips } from './facet-labels.ts'
import { forSaleOf } from './found-words.ts'
import { shownFacets } from './listing-kinds.ts'
import { conjunctiveFacets, type ListingState, writeListingState } from './listing-state.ts'
import type { Asking, Findings, Fixed, ListingAnswer, ListingBase, ListingQuestion, Relaxation } from './listing.ts'
import { treeOf, withoutTree } from './makes.ts'

/** Beyond this a shopper would rather begin again. */
const mostRelaxations = 4

/** What a listing answers to a state. Who answers the questions, the server's search or a browser's copy, is not its business. */
export function* answerListing(
  base: ListingBase,
  state: ListingState,
  reach: Reach | null = null,
): Asking<ListingAnswer> {
  const { pageSize } = base.settings.listing
  let found = yield* lookAt(base, state, state.page, reach)
  const pages = Math.max(1, Math.ceil(found.total / pageSize))
  const page = Math.min(state.page, pages)
  if (page !== state.page) found = yield* lookAt(base, state, page, reach)
  const { total, cards, droppedWords } = found
  const counts = treeOf(base, state.choices)
    ? { ...found.counts, ...(yield inReach(treeQuestion(base, state), state, reach)).counts }
    : found.counts
  return {
    cards,
    total,
    forSale: forSaleOf(found.counts['status'], state.choices.status),
    page,
    pages,
    noun: nounOfKinds({ kind: Array.from(counts['kind'] ?? [], ([value, count]) => ({ value, count })) }, base.noun),
    counts: Object.fromEntries(
      shownFacets(base, state).flatMap((facet) =>
        facet.kind === 'choices'
          ? [[facet.name, facet.values.map((value) => counts[facet.name]?.get(value) ?? 0)]]
          : [],
      ),
    ),
    droppedWords: droppedWords > 0 ? state.query.split(/\s+/).slice(-droppedWords) : [],
    relaxations: total === 0 ? yield* relax(base, state, reach) : [],
    near: reach?.near ?? null,
    meant: null,
    version: base.version,
  }
}

/** One page of what a state asks for. */
function* lookAt(base: ListingBase, state: ListingState, page: number, reach: Reach | null): Asking<Findings> {
  const question = inReach(questionOf(base, state, page), state, reach)
  return state.sort === 'nearest' && reach?.inOrder ? yield* reach.inOrder(question) : yield question
}

const inReach = (question: ListingQuestion, state: ListingState, reach: Reach | null): ListingQuestion =>
  reach ? reach.within(question, state) : question

/** One thing less asked for; where that finds nothing either, two. */
export function* relax(base: ListingBase, state: ListingState, reach: Reach | null = null): Asking<Relaxation[]> {
  const chips = listingChips(state)
  const found: Relaxation[] = []
  const tryEach = function* (options: readonly { label: string; without: ListingState }[]): Asking<void> {
    for (const { label, without } of options) {
      const { total } = yield inReach(countingQuestion(base, without), without, reach)
      if (total > 0)
        found.push({ label, count: total, search: writeListingState(without, base.settings.indexName).toString() })
    }
  }
  yield* tryEach(chips)
  if (found.length === 0) {
    yield* tryEach(
      chips.flatMap((first, at) =>
        listingChips(first.without)
          .slice(at)
          .map((second) => ({ label: `${first.label}, ${second.label}`, without: second.without })),
      ),
    )
  }
  return found.toSorted((a, b) => b.count - a.count).slice(0, mostRelaxations)
}

/** Leads the conversation with one who answers at once; null where something is beyond them. */
export function askNow<T>(asking: Asking<T>, ask: (question: ListingQuestion) => Findings | null): T | null {
  let step = asking.next()
  while (!step.done) {
    const findings = ask(step.value)
    if (findings === null) return null
    step = asking.next(findings)
  }
  return step.value
}

/** Leads the conversation with one who takes time. */
export async function askLater<T>(
  asking: Asking<T>,
  ask: (question: ListingQuestion) => Promise<Findings>,
): Promise<T> {
  let step = asking.next()
  while (!step.done) step = asking.next(await ask(step.value))
  return step.value
}

/** What to ask of the stock for one page of a state. */
function questionOf(base: ListingBase, state: ListingState, page: number): ListingQuestion {
  const {
    fixed,
    settings: { listing },
  } = base
  const { query, ranges, without, sort } = state
  const { every, choices } = byMeaning(state.choices)
  const { model: _, ...others } = choices
  const tree = treeOf(base, choices)
  return {
    query,
    ranges,
    without,
    // By distance is asked place by place, each in its usual order.
    sort: sort === 'nearest' ? 'mostRelevant' : sort,
    fixed,
    choices: tree ? others : choices,
    either: tree ?? {},
    every,
    pricedOnly: sort === 'lowestPrice' && listing.lowestPriceHidesUnpriced,
    offset: (page - 1) * listing.pageSize,
    limit: listing.pageSize,
    facets: [
      ...new Set([
        'kind',
        'status',
        ...shownFacets(base, state).flatMap(({ kind, name }) => (kind === 'choices' ? [name] : [])),
      ]),
    ],
  }
}

const isConjunctive = (name: string): boolean => (conjunctiveFacets as readonly string[]).includes(name)

/** Choices of which all must hold, and those of which one does. */
function byMeaning(choices: ListingState['choices']): { every: Fixed; choices: ListingState['choices'] } {
  const all = Object.entries(choices)
  return {
    every: Object.fromEntries(all.filter(([name]) => isConjunctive(name))),
    choices: Object.fromEntries(all.filter(([name]) => !isConjunctive(name))),
  }
}

/** What to ask to know what each make and model has, beside those that are chosen. */
const treeQuestion = (base: ListingBase, state: ListingState): ListingQuestion => ({
  ...questionOf(base, { ...state, choices: withoutTree(state.choices) }, 1),
  limit: 0,
  facets: ['make', 'model'],
})

/** Asks only how many there are. */
export const countingQuestion = (base: ListingBase, state: ListingState): ListingQuestion => ({
  ...questionOf(base, state, 1),
  limit: 0,
  facets: [],
})
