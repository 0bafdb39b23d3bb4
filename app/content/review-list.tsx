import type { ViewOf } from '#domain/content/load-sections.server.ts'
import { Stars } from '../parts/stars.tsx'
import { Band } from '../sections/band.tsx'
import type { MadeProps } from './made-props.ts'

type View = ViewOf<'reviewList'>

/** What customers say, beside how the ratings of all of them are spread. */
export function ReviewList({ id, view }: MadeProps<'reviewList'>) {
  return (
    <Band id={id} title={view.title}>
      {view.average === null ? (
        <p className="max-w-prose text-lg text-muted">Nobody has written a review yet. Yours would be the first.</p>
      ) : (
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-12">
          <Summary view={view} average={view.average} />
          <ul className="min-w-0 lg:col-span-8">
            {view.reviews.map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </ul>
        </div>
      )}
    </Band>
  )
}

function Summary({ view, average }: { view: View; average: string }) {
  return (
    <div className="min-w-0 tabular-nums lg:sticky lg:top-24 lg:col-span-4">
      <p className="flex flex-wrap items-end gap-x-4">
        <span className="font-display text-7xl leading-none font-(--display-weight)">{average}</span>
        <span>
          <Stars rating={average} />
          <span className="mt-1 block">out of 5 from {view.count}</span>
        </span>
      </p>
      <dl className="mt-6 grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2 text-sm">
        {view.spread.map(({ stars, count, percent }) => (
          <div key={stars} className="contents">
            <dt>{stars === 1 ? '1 star' : `${stars} stars`}</dt>
            <dd className="order-none contents">
              {/* Drawn, for the page's policy allows no widths of an element's own. */}
              <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-2 w-full">
                <rect width="100" height="6" className="fill-line" />
                <rect width={percent} height="6" className="fill-accent" />
              </svg>
              <span className="text-end">{count}</span>
            </dd>
          </div>
        ))}
      </dl>
      {view.isSelected && (
        <p className="mt-6 text-sm text-muted">
          The reviews shown here are a selection. The average and the count are those of all reviews.
        </p>
      )}
    </div>
  )
}

function Review({ review }: { review: View['reviews'][number] }) {
  return (
    <li className="border-t-[length:var(--line-width)] border-line py-6 wrap-anywhere first:border-t-0 first:pt-0">
      <figure>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
          <Stars rating={review.rating} />
          {review.rating} out of 5
        </p>
        {review.text && (
          <blockquote className="mt-3 max-w-[68ch] text-lg text-pretty gallery:font-light">{review.text}</blockquote>
        )}
        <figcaption className="mt-3 text-muted">
          {review.name},{' '}
          <time dateTime={review.day} title={review.date}>
            {review.ago}
          </time>
        </figcaption>
      </figure>
      {review.reply && (
        <p className="mt-4 max-w-[68ch] border-l-[length:calc(var(--line-width)*2)] border-accent pl-4">
          <span className="font-semibold">Our reply{review.reply.date && `, ${review.reply.date}`}:</span>{' '}
          {review.reply.text}
        </p>
      )}
    </li>
  )
}
