import { countingQuestion, relax } from '../answer-listing.ts'
import { searchOf, settleState } from '../change-state.ts'
import { isNearOffered } from '../distance.ts'
import { type ListingState, radii, readListingState } from '../listing-state.ts'
import type { Asking, ListingBase, MeantWords } from '../listing.ts'
import { allStockPath } from '../stock-paths.ts'
import { askedLabel, meantState } from './meant-state.ts'
import type { Vocabulary } from './meaning.ts'
import { isNothing, type Asked, type Offer, type Reading } from './phrase.ts'
import { readPhrase } from './read-phrase.ts'

/** A state's words, read: the state they mean if that is certain, what is searched of them, and what is offered. */
export interface ReadWords extends MeantWords {
  readonly state: ListingState
}

/** What words are read by. */
export interface Reader {
  readonly vocabulary: Vocabulary
  readonly thisYear: number
  readonly knowsPlace: (place: string) => boolean
}

const mostOffers = 3

/** Where a listing's words lead: the address that says them as filters. Null where there are none. */
export function* readWords(base: ListingBase, typed: ListingState, reader: Reader): Asking<ReadWords | null> {
  if (typed.query === '') return null
  const whole = readPhrase(typed.query, reader.vocabulary, reader.thisYear)
  const { asked, reading, isPlaced } = placed(reader, base, typed, whole)
  const meant = isNothing(reading) && !isPlaced ? null : meantState(base, asked, reading, reading.rest)
  if (meant === null)
    return { search: null, offers: yield* offersOf(base, asked, reading), state: { ...asked, query: reading.searched } }
  if ((yield* countOf(base, { ...meant, query: '' })) === 0)
    return { search: null, offers: yield* nearlyMeant(base, { ...meant, query: '' }), state: asked }
  return {
    search: searchOf(base, meant),
    offers: yield* offersOf(base, asked, reading),
    state: { ...meant, query: reading.searched },
  }
}

function* countOf(base: ListingBase, state: ListingState): Asking<number> {
  const settled = settleState(base, state)
  // A limit beyond what there is finds nothing; the listing would leave it out.
  const isBeyond = Object.keys(settled.ranges).length < Object.keys(state.ranges).length
  return isBeyond ? 0 : (yield countingQuestion(base, settled)).total
}

/** Where the words name a place and the site measures from there, that is part of the state, and the nearest come first. */
function placed({ knowsPlace }: Reader, base: ListingBase, asked: ListingState, reading: Reading) {
  const { near } = reading
  if (!near || !isNearOffered(base) || !knowsPlace(near.place)) return { asked, reading, isPlaced: false }
  const { rest, searched, place, km } = near
  const within = km === null ? null : (radii.find((radius) => radius >= km) ?? null)
  const sort = asked.sort === 'mostRelevant' ? 'nearest' : asked.sort
  return { asked: { ...asked, near: place, within, sort }, reading: { ...reading, rest, searched }, isPlaced: true }
}

function* offersOf(base: ListingBase, asked: ListingState, reading: Reading): Asking<MeantWords['offers']> {
  const offers = []
  for (const offer of reading.doubtful.slice(0, mostOffers)) {
    const state = meantState(base, { ...asked, page: 1 }, offer, offer.rest)
    const total = yield* countOf(base, { ...state, query: '' })
    if (total > 0) offers.push({ label: askedLabel(own(offer, reading)), count: total, search: searchOf(base, state) })
  }
  return offers
}

/** Where nothing here is all that was meant: the whole stock, if that has it, and what is all but one thing of it. */
function* nearlyMeant(base: ListingBase, meant: ListingState): Asking<MeantWords['offers']> {
  const { total } = yield countingQuestion({ ...base, fixed: {} }, meant)
  const nearly = (yield* relax(base, meant)).flatMap(({ count, search }) => {
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
