import { answerListing, askNow } from '../answer-listing.ts'
import { settleState } from '../change-state.ts'
import type { ListingState } from '../listing-state.ts'
import type { ListingAnswer, ListingBase } from '../listing.ts'
import type { AskStock } from '../packed-stock.ts'
import { readWords, type Reader } from './read-words.ts'
import type { SentWords } from './stock-words.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Answers typed words from a copy of the stock; null is for the server to answer. */
export type AnswerTyped = (base: ListingBase, typed: ListingState, ask: AskStock) => ListingAnswer | null

/** Reads words in a browser as the server does: what must be searched as text, and where places are, only that knows. */
export function answerTyped(sent: SentWords): AnswerTyped {
  const vocabulary = vocabularyOf(sent)
  return (base, typed, ask) => {
    if (sent.version !== base.version || typed.near !== '') return null
    let isPlaced = false
    const reader: Reader = { vocabulary, thisYear: sent.thisYear, knowsPlace: () => !(isPlaced = true) }
    const read = askNow(readWords(base, typed, reader), ask)
    if (!read || isPlaced) return null
    const { state, search, offers } = read
    const answer = askNow(answerListing(base, settleState(base, state)), ask)
    return answer && (search === null && offers.length === 0 ? answer : { ...answer, meant: { search, offers } })
  }
}
