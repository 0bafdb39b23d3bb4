interface Reviewed {
  id: number
  rating: number
}

interface Selection {
  minRating: number | null
  hiddenIds: readonly string[]
  limit: number
}

interface ReviewSelection<R> {
  shown: R[]
  /** Some reviews may be left out: whoever shows the rest must say so. */
  isSelected: boolean
  /** Of all reviews, shown or not, with one decimal; null where there are none. */
  average: string | null
  count: number
}

/** The reviews to show, with the average and the count of all of them. */
export function selectReviews<R extends Reviewed>(
  reviews: readonly R[],
  { minRating, hiddenIds, limit }: Selection,
): ReviewSelection<R> {
  const hidden = new Set(hiddenIds)
  const shown = reviews.filter(
    ({ id, rating }) => !hidden.has(String(id)) && (minRating === null || rating >= minRating),
  )
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return {
    shown: shown.slice(0, limit),
    isSelected: minRating !== null || hidden.size > 0,
    average: reviews.length === 0 ? null : (sum / reviews.length).toFixed(1),
    count: reviews.length,
  }
}
