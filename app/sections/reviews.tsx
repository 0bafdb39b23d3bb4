import type { ViewOf } from '#domain/content/load-sections.server.ts'
import { Carousel } from '../ui/carousel.tsx'
import { Band, BandTitle } from './band.tsx'
import type { SectionProps } from './section-props.ts'
import { Stars } from '../parts/stars.tsx'

/** What customers say, with the average of all of them beside it. */
export function Reviews({ id, view }: SectionProps<'reviews'>) {
  return (
    <Band id={id} ownHeading>
      <Carousel
        label={view.title}
        heading={
          <>
            <BandTitle id={id} title={view.title} />
            {view.average && (
              <p className="mt-2 flex flex-wrap items-center gap-x-3 tabular-nums">
                <Stars rating={view.average} />
                <span>
                  {view.average} out of 5 from {view.count}
                </span>
                {view.all && (
                  <a href={view.all} className="inline-flex min-h-[2rem] items-center underline underline-offset-4">
                    All reviews
                  </a>
                )}
              </p>
            )}
          </>
        }
      >
        {view.reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </Carousel>
    </Band>
  )
}

function Review({ review }: { review: ViewOf<'reviews'>['reviews'][number] }) {
  return (
    <figure className="relative flex min-w-0 flex-col gap-3 wrap-anywhere harbour:rounded-box harbour:bg-surface harbour:p-6 roadhouse:border-l-[length:calc(var(--line-width)*2)] roadhouse:border-line roadhouse:pl-4 gallery:border-t gallery:border-line gallery:pt-5">
      <p className="flex items-center gap-2 text-sm tabular-nums">
        <Stars rating={review.rating} />
        {review.rating} out of 5
      </p>
      {review.text && <blockquote className="gallery:text-lg gallery:font-light">{review.text}</blockquote>}
      <figcaption className="mt-auto text-sm text-muted">
        {review.name},{' '}
        <time dateTime={review.day} title={review.date}>
          {review.ago}
        </time>
      </figcaption>
      {review.reply && (
        <p className="border-t border-line pt-3 text-sm">
          <span className="font-semibold">Our reply{review.reply.date && `, ${review.reply.date}`}:</span>{' '}
          {review.reply.text}
        </p>
      )}
    </figure>
  )
}
