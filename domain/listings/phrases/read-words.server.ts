import type { Ctx } from '../../ctx.ts'
import { askLater } from '../answer-listing.ts'
import { askSearch } from '../ask-search.ts'
import type { ListingState } from '../listing-state.ts'
import type { ListingAnswer, ListingBase } from '../listing.ts'
import { answerAt } from '../open-listing.server.ts'
import { readWords } from './read-words.ts'

/** What the listing answers to a state, its words read. */
export async function answerWords(ctx: Ctx, base: ListingBase, asked: ListingState): Promise<ListingAnswer> {
  if (asked.query === '') return answerAt(ctx, base, asked)
  const reader = {
    vocabulary: await ctx.stock.vocabulary(),
    thisYear: ctx.clock().getUTCFullYear(),
    knowsPlace: (place: string) => ctx.places.gazetteer().knows(place),
  }
  const read = await askLater(readWords(base, asked, reader), (question) => askSearch(ctx, question))
  if (read === null) return answerAt(ctx, base, asked)
  const { state, search, offers } = read
  const answer = await answerAt(ctx, base, state)
  return search === null && offers.length === 0 ? answer : { ...answer, meant: { search, offers } }
}
