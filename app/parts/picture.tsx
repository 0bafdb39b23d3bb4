import type { ReactNode } from 'react'
import { blurColours } from '#domain/media/blur.ts'
import { pictureSizes, pictureSources } from '#domain/media/picture-address.ts'
import type { PictureRatio } from '#domain/media/picture-request.ts'
import { PicturePlaceholder, type PlaceholderKind } from '../ui/picture-placeholder.tsx'
import { classNames } from '../ui/class-names.ts'

interface PictureProps {
  src: string | null
  /** What it shows; empty where the words beside it say so already. */
  alt: string
  /** How wide it is on which screen, as the `sizes` of an image. */
  sizes?: string | undefined
  ratio?: PictureRatio
  /** Its colours, for the moment before it has come. */
  blur?: string | null | undefined
  /** What to draw, and to say, where there is no picture. */
  kind?: PlaceholderKind
  missing?: string
  /** The one picture a page opens with. */
  first?: boolean
  className?: string
}

/** A third of the page on a desk, half on a tablet, all of a telephone. */
const inGrid = pictureSizes('100vw', '(min-width: 64rem) 26rem', '(min-width: 40rem) 50vw')

/** A picture in its frame, in the width the screen wants, or the drawn stand-in of the same size. */
export function Picture({
  src,
  alt,
  sizes = inGrid,
  ratio = '3x2',
  blur,
  kind = 'logo',
  missing = 'Picture to come',
  first = false,
  className,
}: PictureProps) {
  if (!src) return <PicturePlaceholder kind={kind} text={missing} />
  const { srcSet, ...source } = pictureSources(src, ratio, first ? 2400 : 1200)
  const image = (
    <img
      {...source}
      alt={alt}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      className={classNames('size-full object-cover', ratio === '3x2' && 'aspect-3/2', className)}
    />
  )
  const colours = blurColours(blur)
  return colours.length === 0 ? image : <Blurred colours={colours}>{image}</Blurred>
}

function Blurred({ colours, children }: { colours: readonly string[]; children: ReactNode }) {
  return (
    <span className="relative block size-full overflow-hidden">
      <BlurSketch colours={colours} />
      <span className="relative block size-full">{children}</span>
    </span>
  )
}

/** What a picture will look like, as colours: drawn rather than styled, for the page's policy allows no styles of an element's own. */
export function BlurSketch({ colours, className }: { colours: readonly string[]; className?: string }) {
  const [top, middle, bottom] = colours
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 3"
      preserveAspectRatio="none"
      className={classNames('absolute inset-0 size-full blur-lg', className)}
    >
      <rect width="1" height="1.1" fill={top} />
      <rect y="1" width="1" height="1.1" fill={middle} />
      <rect y="2" width="1" height="1.1" fill={bottom} />
    </svg>
  )
}
