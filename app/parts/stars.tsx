import { useId } from 'react'

const star = 'M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L1.5 7.7l5.9-.8z'
const places = [0, 1, 2, 3, 4]

/** A rating drawn to its decimal. Decoration: the words beside it say the number. */
export function Stars({ rating }: { rating: string }) {
  const id = useId()
  return (
    <svg aria-hidden="true" viewBox="0 0 100 20" className="h-4 w-20 shrink-0">
      <clipPath id={id}>
        <rect width={Number(rating) * 20} height="20" />
      </clipPath>
      {places.map((place) => (
        <path key={place} d={star} transform={`translate(${place * 20})`} className="fill-none stroke-current" />
      ))}
      <g clipPath={`url(#${id})`}>
        {places.map((place) => (
          <path key={place} d={star} transform={`translate(${place * 20})`} className="fill-current" />
        ))}
      </g>
    </svg>
  )
}
