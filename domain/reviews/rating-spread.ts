/** How many of all reviews gave each number of stars, the most stars first, and how much of the whole that is. */
export function ratingSpread(reviews: readonly { rating: number }[]) {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = reviews.filter(({ rating }) => Math.max(1, Math.round(rating)) === stars).length
    return { stars, count, percent: reviews.length === 0 ? 0 : Math.round((count / reviews.length) * 100) }
  })
}
