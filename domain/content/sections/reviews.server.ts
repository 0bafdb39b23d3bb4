import { formatDay } from '../../formats/date.ts'
import { selectReviews } from '../../reviews/select-reviews.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** What customers say. Where some reviews may be left out the heading says 'Selected reviews'. */
export async function loadReviewsSection({ ctx }: SectionSource, { type, title, limit }: SpecOf<'reviews'>) {
  const { shown: isShown, minRating, hiddenIds, googleLimit } = ctx.serverConfig.reviews
  if (!isShown) return null
  const most = Math.min(limit ?? googleLimit, googleLimit)
  const { shown, isSelected, average, count } = selectReviews(await ctx.view.reviews(), {
    minRating,
    hiddenIds,
    limit: most,
  })
  if (shown.length === 0) return null
  return {
    type,
    title: isSelected ? 'Selected reviews' : title,
    average,
    count: count === 1 ? '1 review' : `${count} reviews`,
    reviews: shown.map(({ id, customerName, text, rating, reviewDate, replyText, replyDate }) => ({
      id,
      name: customerName,
      text,
      rating: rating.toFixed(1),
      date: formatDay(reviewDate),
      reply: replyText && { text: replyText, date: replyDate && formatDay(replyDate) },
    })),
  }
}
