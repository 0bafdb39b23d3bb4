import type { Ctx } from '../../ctx.ts'
import { countingQuestion } from '../answer-listing.ts'
import { askSearch } from '../ask-search.ts'
import { searchOf, settleState } from '../change-state.ts'
import type { ListingState } from '../listing-state.ts'
import type { ListingAnswer, ListingBase, MeantWords } from '../listing.ts'
import { answerAt } from '../open-listing.server.ts'
import { askedLabel, meantState } from './meant-state.ts'
import { isNothing, readPhrase } from './read-phrase.ts'
import type { Offer } from './phrase.ts'

/** A state's words, read: the state they mean if that is certain, what is searched of them, and what is offered. */
interface ReadWords extends MeantWords {
  readonly state: ListingState
}

/** Where a listing's words lead: the address that says them as filters. Null where they are only words. */
export async function readWords(ctx: Ctx, base: ListingBase, asked: ListingState): Promise<ReadWords | null> {
  if (asked.query === '') return null
  const reading = readPhrase(asked.query, await ctx.stock.vocabulary(), ctx.clock().getUTCFullYear())
  const count = async (state: ListingState): Promise<number> =>
    (await askSearch(ctx, countingQuestion(base, settleState(base, state)))).total
  const meant = isNothing(reading) ? null : meantState(base, asked, reading, reading.rest)
  const isFound = meant !== null && (await count({ ...meant, query: reading.searched })) > 0
  // Filters that find nothing with the words that are left may find something alone.
  const instead: Offer[] = meant !== null && !isFound ? [{ ...reading, rest: '' }] : []
  const offers = []
  for (const offer of [...instead, ...reading.doubtful].slice(0, mostOffers)) {
    const state = meantState(base, asked, offer, offer.rest)
    const total = await count({ ...state, query: '' })
    if (total > 0) offers.push({ label: askedLabel(own(offer, reading)), count: total, search: searchOf(base, state) })
  }
  return {
    search: isFound ? searchOf(base, meant) : null,
    offers,
    state: isFound
      ? { ...meant, query: reading.searched }
      : { ...asked, query: meant === null ? reading.searched : asked.query },
  }
}

const mostOffers = 3

const beyond = <T>(all: Readonly<Record<string, T>>, known: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(all).filter(([name, each]) => JSON.stringify(known[name]) !== JSON.stringify(each)))

/** What an offer says beyond what is read for certain. */
function own(offer: Offer, { choices, ranges }: Offer): Offer {
  const said = { ...offer, choices: beyond(offer.choices, choices), ranges: beyond(offer.ranges, ranges) }
  return isNothing(said) && said.sort === undefined ? offer : said
}

/** What the listing answers to a state, its words read. */
export async function answerWords(ctx: Ctx, base: ListingBase, asked: ListingState): Promise<ListingAnswer> {
  const read = await readWords(ctx, base, asked)
  if (read === null) return answerAt(ctx, base, asked)
  const { state, search, offers } = read
  const answer = await answerAt(ctx, base, state)
  return search === null && offers.length === 0 ? answer : { ...answer, meant: { search, offers } }
}
