import { useEffect, useRef } from 'react'
import type { GalleryItem } from '#domain/vehicles/vehicle-media.ts'
import { blurColours } from '#domain/media/blur.ts'
import { BlurSketch } from '../../parts/picture.tsx'
import { classNames } from '../../ui/class-names.ts'
import { pictureAt } from './picture-size.ts'
import { ViewerIcon } from './viewer-icon.tsx'

interface ThumbnailsProps {
  items: readonly GalleryItem[]
  /** How many of them may be fetched; the others wait as colours. */
  fetched?: number
  /** The one that is seen; null while something else is. */
  current: number | null
  open: (at: number) => void
  className?: string
}

/** All pictures, small: a press opens one. */
export function Thumbnails({ items, fetched = items.length, current, open, className }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current!
    const thumb = current === null ? null : (row.children[current] as HTMLElement | undefined)
    // Scrolled by hand: scrollIntoView would move the page as well.
    if (thumb) row.scrollTo({ left: thumb.offsetLeft - (row.clientWidth - thumb.clientWidth) / 2 })
  }, [current])
  return (
    <ul
      ref={list}
      className={classNames(
        'relative flex h-[4.25rem] gap-2 overflow-x-auto overflow-y-hidden p-[0.25rem] [scrollbar-width:none] motion-safe:scroll-smooth roadhouse:scroll-auto',
        className,
      )}
    >
      {items.map((item, at) => (
        <li key={item.src} className="h-[3.75rem] shrink-0">
          <button
            type="button"
            aria-label={item.kind === 'video' ? 'Video' : `Photo ${at + 1} of ${items.length}`}
            aria-current={at === current || undefined}
            onClick={() => open(at)}
            className="relative block aspect-3/2 h-full cursor-pointer overflow-hidden bg-surface outline-offset-0 aria-[current]:ring-2 aria-[current]:ring-ink aria-[current]:ring-offset-2 aria-[current]:ring-offset-ground harbour:rounded-[calc(var(--radius)/2)]"
          >
            <Thumbnail item={item} isFetched={at < fetched} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ item, isFetched }: { item: GalleryItem; isFetched: boolean }) {
  const src = item.kind === 'video' ? item.poster : item.src
  const colours = item.kind === 'picture' ? blurColours(item.blur) : []
  return (
    <>
      {/* Larger than what is seen of it: its edges fade. */}
      {colours.length > 0 && <BlurSketch colours={colours} className="scale-175" />}
      {src && isFetched && (
        <img
          src={pictureAt(src, 160, '3x2')}
          alt=""
          width={160}
          height={107}
          loading="lazy"
          decoding="async"
          onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
          className="relative size-full object-cover"
        />
      )}
      {item.kind === 'video' && (
        <span className="absolute inset-0 m-auto grid size-[2rem] place-items-center rounded-full bg-ground text-ink [&>svg]:size-[1rem]">
          <ViewerIcon name="play" />
        </span>
      )}
    </>
  )
}
