import type { ReviewRecord } from '#db/offers.ts'
import type { Ctx } from '../../ctx.ts'
import { builtPath } from '../built-paths.ts'
import { formatDay } from '../../formats/date.ts'
import { stateZone } from '../../locations/state-zone.ts'
import { ratingSpread } from '../../reviews/rating-spread.ts'
import { selectReviews } from '../../reviews/select-reviews.ts'
import { timeAgo } from '../../reviews/time-ago.server.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** What customers say. Where some reviews may be left out the heading says 'Selected reviews'. */
export async function loadReviewsSection({ ctx }: SectionSource, { type, title, limit }: SpecOf<'reviews'>) {
  const selected = await selectedReviews(ctx, limit)
  if (!selected || selected.reviews.length === 0) return null
  const { isSelected, spread: _, ...rest } = selected
  return { type, title: isSelected ? 'Selected reviews' : title, all: builtPath(ctx.config, '/reviews'), ...rest }
}

/** The same as a page of its own, with how the ratings of all are spread; where there are none yet, it says so. */
export async function loadReviewList({ ctx }: SectionSource, { type, title }: SpecOf<'reviewList'>) {
  const selected = await selectedReviews(ctx)
  if (!selected) return null
  const { isSelected, ...rest } = selected
  return { type, title: isSelected ? 'Selected reviews' : title, isSelected, ...rest }
}

async function selectedReviews(ctx: Ctx, limit?: number) {
  const { shown: isShown, minRating, hiddenIds, googleLimit } = ctx.serverConfig.reviews
  if (!isShown) return null
  const most = Math.min(limit ?? googleLimit, googleLimit)
  const all = await ctx.view.reviews()
  const { shown, isSelected, average, count } = selectReviews(all, { minRating, hiddenIds, limit: most })
  return {
    isSelected,
    average,
    count: count === 1 ? '1 review' : `${count} reviews`,
    spread: ratingSpread(all),
    reviews: shown.map((review) => reviewView(ctx, review)),
  }
}

function reviewView(ctx: Ctx, { id, customerName, text, rating, reviewDate, replyText, replyDate }: ReviewRecord) {
  const ago = timeAgo(reviewDate, ctx.clock(), stateZone(ctx.config.locale.defaultState))
  // The page is cached, and made again when these words are no longer true.
  ctx.fresh.until(ago.changesAt)
  return {
    id,
    name: customerName,
    text,
    rating: rating.toFixed(1),
    day: reviewDate,
    date: formatDay(reviewDate),
    ago: ago.text,
    reply: replyText && { text: replyText, date: replyDate && formatDay(replyDate) },
  }
}
