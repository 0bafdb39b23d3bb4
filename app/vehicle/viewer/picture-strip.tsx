import type { MouseEventHandler, Ref } from 'react'
import type { GalleryItem } from '#domain/vehicles/vehicle-media.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../parts/picture.tsx'
import { VideoPlayer } from './video-player.tsx'

interface PictureStripProps {
  ref?: Ref<HTMLElement>
  items: readonly GalleryItem[]
  /** What the pictures show. */
  name: string
  /** How wide one is on which screen, as the `sizes` of an image. */
  sizes: string
  /** Whole pictures in whatever frame there is, for a screen of any shape. */
  isWhole?: boolean
  /** Something else lies over it. */
  inert?: boolean
  onClick?: MouseEventHandler
}

/** The pictures side by side: swiped, scrolled, or moved along with arrow keys. It needs no JavaScript. */
export function PictureStrip({ ref, items, name, sizes, isWhole = false, inert, onClick }: PictureStripProps) {
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
      className="absolute inset-0 snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-3 noscript:[scrollbar-width:thin] motion-safe:scroll-smooth roadhouse:scroll-auto"
    >
      <ul className="flex h-full">
        {items.map((item, at) => (
          <li
            key={item.src}
            className={classNames(
              'h-full w-full shrink-0 snap-start snap-always overflow-hidden',
              isWhole ? 'bg-ground' : 'bg-surface',
            )}
          >
            {item.kind === 'video' ? (
              <VideoPlayer src={item.src} poster={item.poster} label={`Video of ${name}`} />
            ) : (
              <Picture
                src={item.src}
                alt={`${name}, photo ${at + 1} of ${items.length}`}
                sizes={sizes}
                first={at === 0}
                className={isWhole ? 'aspect-auto! object-contain!' : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
