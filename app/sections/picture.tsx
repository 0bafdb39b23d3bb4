import { PicturePlaceholder } from '../ui/picture-placeholder.tsx'
import type { PlaceholderKind } from '../ui/silhouettes.ts'
import { classNames } from '../ui/class-names.ts'

interface PictureProps {
  src: string | null
  /** What it shows; empty where the words beside it say so already. */
  alt: string
  /** What to draw, and to say, where there is no picture. */
  kind?: PlaceholderKind
  missing?: string
  /** The one picture a page opens with. */
  first?: boolean
  className?: string
}

/** A picture in its 3:2 frame, or the drawn stand-in of the same size. */
export function Picture({ src, alt, kind = 'logo', missing = 'Picture to come', first = false, className }: PictureProps) {
  if (!src) return <PicturePlaceholder kind={kind} text={missing} />
  return (
    <img
      src={src}
      alt={alt}
      width={600}
      height={400}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      className={classNames('aspect-3/2 size-full object-cover', className)}
    />
  )
}
