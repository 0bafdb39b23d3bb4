import type { MouseEventHandler, Ref } from 'react'
import type { GalleryItem } from '#domain/vehicles/vehicle-media.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../parts/picture.tsx'
import { VideoPlayer } from './video-player.tsx'

/**
 * Whether pictures beyond the first may be fetched. Until the page's script decides, they wait; where it never comes,
 * not for ever.
 */
export type StripFetches = 'undecided' | 'first' | 'all'

interface PictureStripProps {
  ref?: Ref<HTMLElement>
  items: readonly GalleryItem[]
  /** What the pictures show. */
  name: string
  /** How wide one is on which screen, as the `sizes` of an image. */
  sizes: string
  fetches?: StripFetches
  /** Whole pictures in whatever frame there is, for a screen of any shape. */
  isWhole?: boolean
  /** Something else lies over it. */
  inert?: boolean
  onClick?: MouseEventHandler
}

// What is not rendered is not fetched. Browsers fetch lazy pictures that are a few swipes away. Said by the list, for one
// animation is enough.
const others: Record<StripFetches, string | undefined> = {
  undecided:
    '[--others:hidden] animate-let-go group-hover/strip:[--others:visible] group-focus/strip:[--others:visible] noscript:[--others:visible]',
  first: '[--others:hidden]',
  all: undefined,
}

/** The pictures side by side: swiped, scrolled, or moved along with arrow keys. It needs no JavaScript. */
export function PictureStrip({ ref, items, name, fetches = 'all', isWhole = false, ...rest }: PictureStripProps) {
  const { sizes, inert, onClick } = rest
  return (
    // A click looks closer; keys and buttons do so too, elsewhere.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <section
      ref={ref}
      aria-label={`Photos of ${name}`}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={items.length > 1 ? 0 : undefined}
      inert={inert}
      onClick={onClick}
      className="group/strip absolute inset-0 snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-3 noscript:[scrollbar-width:thin] motion-safe:scroll-smooth roadhouse:scroll-auto"
    >
      <ul className={classNames('flex h-full', others[fetches])}>
        {items.map((item, at) => (
          <li
            key={item.src}
            className={classNames(
              'h-full w-full shrink-0 snap-start snap-always overflow-hidden',
              isWhole ? 'bg-ground' : 'bg-surface',
              at > 0 && '[content-visibility:var(--others,visible)]',
            )}
          >
            {item.kind === 'video' ? (
              <VideoPlayer
                src={item.src}
                poster={at === 0 || fetches === 'all' ? item.poster : null}
                label={`Video of ${name}`}
              />
            ) : (
              <Picture
                src={item.src}
                alt={`${name}, photo ${at + 1} of ${items.length}`}
                sizes={sizes}
                first={at === 0}
                blur={isWhole ? null : item.blur}
                className={isWhole ? 'aspect-auto! object-contain!' : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
