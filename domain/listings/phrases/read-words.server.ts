import type { Ctx } from '../../ctx.ts'
import { askLater, countingQuestion, relax } from '../answer-listing.ts'
import { askSearch } from '../ask-search.ts'
import { searchOf, settleState } from '../change-state.ts'
import { isNearOffered } from '../distance.ts'
import { type ListingState, radii, readListingState } from '../listing-state.ts'
import type { ListingAnswer, ListingBase, MeantWords } from '../listing.ts'
import { answerAt } from '../open-listing.server.ts'
import { allStockPath } from '../stock-paths.ts'
import { askedLabel, meantState } from './meant-state.ts'
import { isNothing, type Asked, type Offer, type Reading } from './phrase.ts'
import { readPhrase } from './read-phrase.ts'

/** A state's words, read: the state they mean if that is certain, what is searched of them, and what is offered. */
interface ReadWords extends MeantWords {
  readonly state: ListingState
}

const mostOffers = 3

/** Where a listing's words lead: the address that says them as filters. Null where they are only words. */
async function readWords(ctx: Ctx, base: ListingBase, typed: ListingState): Promise<ReadWords | null> {
  if (typed.query === '') return null
  const whole = readPhrase(typed.query, await ctx.stock.vocabulary(), ctx.clock().getUTCFullYear())
  const { asked, reading, isPlaced } = placed(ctx, base, typed, whole)
  const count = async (state: ListingState): Promise<number> => {
    const settled = settleState(base, state)
    // A limit beyond what there is finds nothing; the listing would leave it out.
    const isBeyond = Object.keys(settled.ranges).length < Object.keys(state.ranges).length
    return isBeyond ? 0 : (await askSearch(ctx, countingQuestion(base, settled))).total
  }
  const meant = isNothing(reading) && !isPlaced ? null : meantState(base, asked, reading, reading.rest)
  if (meant === null)
    return {
      search: null,
      offers: await offersOf(base, asked, reading, count),
      state: { ...asked, query: reading.searched },
    }
  if ((await count({ ...meant, query: '' })) === 0)
    return { search: null, offers: await nearlyMeant(ctx, base, { ...meant, query: '' }), state: asked }
  return {
    search: searchOf(base, meant),
    offers: await offersOf(base, asked, reading, count),
    state: { ...meant, query: reading.searched },
  }
}

/** Where the words name a place and the site measures from there, that is part of the state, and the nearest come first. */
function placed(ctx: Ctx, base: ListingBase, asked: ListingState, reading: Reading) {
  const { near } = reading
  if (!near || !isNearOffered(base) || !ctx.places.gazetteer().knows(near.place))
    return { asked, reading, isPlaced: false }
  const { rest, searched, place, km } = near
  const within = km === null ? null : (radii.find((radius) => radius >= km) ?? null)
  const sort = asked.sort === 'mostRelevant' ? 'nearest' : asked.sort
  return { asked: { ...asked, near: place, within, sort }, reading: { ...reading, rest, searched }, isPlaced: true }
}

async function offersOf(
  base: ListingBase,
  asked: ListingState,
  reading: Reading,
  count: (state: ListingState) => Promise<number>,
): Promise<MeantWords['offers']> {
  const offers = []
  for (const offer of reading.doubtful.slice(0, mostOffers)) {
    const state = meantState(base, { ...asked, page: 1 }, offer, offer.rest)
    const total = await count({ ...state, query: '' })
    if (total > 0) offers.push({ label: askedLabel(own(offer, reading)), count: total, search: searchOf(base, state) })
  }
  return offers
}

/** Where nothing here is all that was meant: the whole stock, if that has it, and what is all but one thing of it. */
async function nearlyMeant(ctx: Ctx, base: ListingBase, meant: ListingState): Promise<MeantWords['offers']> {
  const everywhere = { ...base, fixed: {} }
  const { total } = await askSearch(ctx, countingQuestion(everywhere, meant))
  const found = await askLater(relax(base, meant), (question) => askSearch(ctx, question))
  const nearly = found.flatMap(({ count, search }) => {
    const label = askedLabel(readListingState(new URLSearchParams(search)))
    return label === '' ? [] : [{ label, count, search }]
  })
  const elsewhere = { label: askedLabel(meant), count: total, search: searchOf(base, meant), path: allStockPath }
  return [...(total > 0 ? [elsewhere] : []), ...nearly].slice(0, mostOffers)
}

const beyond = <T>(all: Readonly<Record<string, T>>, known: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(all).filter(([name, each]) => JSON.stringify(known[name]) !== JSON.stringify(each)))

/** What an offer says beyond what is read for certain. */
function own(offer: Offer, { choices, ranges }: Asked): Offer {
  const said = { ...offer, choices: beyond(offer.choices, choices), ranges: beyond(offer.ranges, ranges), without: {} }
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
