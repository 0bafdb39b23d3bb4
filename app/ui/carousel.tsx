import { Children, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { carouselEnds, type CarouselEnds } from './carousel-ends.ts'
import { CarouselButton } from './carousel-button.tsx'
import { classNames } from './class-names.ts'

const widths = { card: 'w-[82%] sm:w-[46%] lg:w-[31%]', small: 'w-[44%] sm:w-[28%] lg:w-[18%]', full: 'w-full' }

interface CarouselProps {
  /** What the list is, for those who cannot see it. */
  label: string
  /** Stands on the line of the buttons. */
  heading?: ReactNode
  /** How much of the row one item takes. */
  size?: keyof typeof widths
  className?: string
  /** One child, one slide. */
  children: ReactNode
}

/** A list that scrolls sideways: by swipe, wheel, arrow keys and, with JavaScript, two buttons. It never moves alone. */
export function Carousel({ label, heading, size = 'card', className, children }: CarouselProps) {
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  // Until it is measured: the start is known, the buttons keep their room unseen, and nothing moves or changes colour when
  // they appear.
  const [ends, setEnds] = useState<CarouselEnds | null>(null)
  const isStill = ends !== null && ends.atStart && ends.atEnd

  useEffect(() => {
    const element = scroller.current!
    const measure = () =>
      setEnds((before) => {
        const now = carouselEnds(element)
        return before && before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now
      })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(element.firstElementChild!)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  // Most of a view, so that the last item seen is still there to count on from.
  const turn = (direction: 1 | -1) =>
    scroller.current?.scrollBy({ left: direction * scroller.current.clientWidth * 0.85 })
  const hidden = ends === null || isStill
  return (
    <div className={className}>
      <div className={classNames('mb-4 flex items-end justify-between gap-4', !heading && 'noscript:hidden')}>
        <div className="min-w-0">{heading}</div>
        <div className={classNames('flex shrink-0 gap-2 noscript:hidden', hidden && 'invisible')}>
          <CarouselButton
            direction="left"
            text={`Previous: ${label}`}
            controls={id}
            disabled={ends?.atStart ?? true}
            onPress={() => turn(-1)}
          />
          <CarouselButton
            direction="right"
            text={`Next: ${label}`}
            controls={id}
            disabled={ends?.atEnd ?? false}
            onPress={() => turn(1)}
          />
        </div>
      </div>
      {/* Where nothing overflows there is nothing to scroll, and no reason to stop here. The room above and below is for a
          card that lifts and its shadow: what scrolls cuts off what leaves it. */}
      <section
        ref={scroller}
        id={id}
        aria-label={label}
        tabIndex={isStill ? undefined : 0}
        className="relative snap-x snap-mandatory overflow-x-auto overscroll-x-contain pb-3 harbour:-mt-2 harbour:-mb-3 harbour:pt-2 harbour:pb-6 [scrollbar-color:var(--line)_transparent] [scrollbar-width:thin] motion-safe:scroll-smooth roadhouse:scroll-auto"
      >
        <ul className="flex w-full gap-4">
          {Children.map(
            children,
            (child) => child && <li className={classNames('grid shrink-0 snap-start', widths[size])}>{child}</li>,
          )}
        </ul>
      </section>
    </div>
  )
}
