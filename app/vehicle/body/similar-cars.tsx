import { classNames } from '../../ui/class-names.ts'
import { carouselButtonLook } from '../../ui/carousel-button.tsx'
import type { CardLook } from '../../parts/card-parts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { pulse, Skeleton } from '../../ui/skeleton.tsx'
import { placeLook, SimilarItems } from './similar-items.tsx'
import type { BodyProps } from './body-props.ts'

/** Others like it, in a row to move along. Its places are as large as the cards that come to stand there. */
export function SimilarCars({ view: { title, from, cards, look, places, all } }: BodyProps<'similarCars'>) {
  return (
    <section aria-labelledby="similar-cars" data-island="similar-cars" data-from={from} className="page py-10">
      <div className="mb-4 flex flex-wrap items-end gallery:border-t gallery:border-line gallery:pt-6 justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-6">
          <h2 id="similar-cars" className="roadhouse:text-3xl roadhouse:uppercase gallery:text-2xl">
            {title}
          </h2>
          <TextLink standalone to={all.href}>
            {all.label}
          </TextLink>
        </div>
        <div data-turns className="invisible flex gap-2 max-sm:hidden noscript:hidden">
          {(['left', 'right'] as const).map((direction) => (
            <button
              key={direction}
              type="button"
              aria-controls="similar-row"
              aria-label={`${direction === 'left' ? 'Previous' : 'Next'}: ${title}`}
              data-turn={direction === 'left' ? -1 : 1}
              className={carouselButtonLook}
            >
              <Icon name={`chevron-${direction}`} className="size-[1.5rem]" />
            </button>
          ))}
        </div>
      </div>
      <div
        id="similar-row"
        aria-busy={from !== null}
        // Cards can be reached by themselves; before they are there, only the row can.
        tabIndex={from === null ? undefined : 0}
        className={classNames(
          'relative snap-x snap-mandatory overflow-x-auto overscroll-x-contain pb-3 harbour:-mt-2 harbour:pt-2 harbour:pb-6 [scrollbar-color:var(--line)_transparent] [scrollbar-width:thin] motion-safe:scroll-smooth roadhouse:scroll-auto noscript:aria-busy:hidden',
          pulse,
        )}
      >
        <ul className="flex w-full gap-4 gallery:gap-8">
          {from === null ? <SimilarItems cards={cards} look={look} /> : <Places count={places} look={look} />}
        </ul>
      </div>
    </section>
  )
}

/** Facts in a line that breaks once, or in a table of four. */
const specLines = { text: ['w-full', 'w-1/2'], table: ['w-full', 'w-[98%]', 'w-[97%]', 'w-[96%]'] }

/** The geometry of cards, before there are any. */
function Places({ count, look }: { count: number; look: CardLook }) {
  return Array.from({ length: count }, (_, at) => (
    <li key={at} aria-hidden="true" className={placeLook}>
      <div className={`card card-${look}`}>
        <div className="card-media">
          <Skeleton shape="picture" className="size-full" />
        </div>
        <div className="card-text">
          <Skeleton className="mb-2 w-4/5" />
          {specLines[look === 'specTable' ? 'table' : 'text'].map((width) => (
            <Skeleton key={width} className={width} />
          ))}
          <Skeleton shape="title" className="mt-3 w-2/5" />
          <Skeleton className="mt-1 w-1/4" />
        </div>
      </div>
    </li>
  ))
}
