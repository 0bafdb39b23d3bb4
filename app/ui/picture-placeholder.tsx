import { createContext, useContext } from 'react'
import type { Silhouette } from '#domain/vehicles/silhouette.ts'
import { classNames } from './class-names.ts'

/** The body that is not shown, or a mark. */
export type PlaceholderKind = Silhouette | 'logo'

interface PicturePlaceholderProps {
  kind: PlaceholderKind
  /** What is missing, or on its way: 'Photos coming soon'. */
  text: string
  className?: string
}

/** The site's own picture for what is missing, where it has one. */
export const MissingPicture = createContext<string | null>(null)

/** Where a picture or a logo would be: the same 3:2 frame, so nothing moves when one arrives. */
export function PicturePlaceholder({ kind, text, className }: PicturePlaceholderProps) {
  const own = useContext(MissingPicture)
  if (own)
    return (
      <img src={own} alt={text} loading="lazy" className={classNames('aspect-3/2 w-full object-cover', className)} />
    )
  return (
    <div
      className={classNames(
        'relative grid aspect-3/2 w-full place-items-center overflow-hidden bg-surface text-muted',
        'roadhouse:bg-[color-mix(in_oklab,var(--surface),var(--ink)_12%)] roadhouse:text-ink',
        className,
      )}
    >
      {kind === 'logo' ? (
        <svg aria-hidden="true" viewBox="0 0 300 200" className="absolute inset-0 size-full opacity-45">
          <path d={mark} fillRule="evenodd" className="fill-current" />
        </svg>
      ) : (
        <SilhouetteOf body={kind} className="absolute inset-0 size-full opacity-60" />
      )}
      {/* Clear of what a card puts into its corner. */}
      <p className="absolute inset-x-3 bottom-[16%] line-clamp-2 text-center text-sm leading-snug wrap-anywhere">
        {text}
      </p>
    </div>
  )
}

/** A hexagon in another. */
const mark = 'M150 44l46 24v44l-46 24-46-24V68zM150 52l-39 20.3v35.4L150 128l39-20.3V72.3z'

interface SilhouetteProps {
  body: Silhouette
  /** Cut to what is drawn, from the highest roof to the ground: its wheels stand on its lower edge. */
  grounded?: boolean
  className?: string
}

/** Of 400 the drawings' ground is at 280 and their highest roof below 40. */
const standing = 'aspect-5/2 object-cover object-[50%_25%]'

/** A body from the side, dark on light or light on dark; all of them stand on the same line, as in photographs. */
export function SilhouetteOf({ body, grounded = false, className }: SilhouetteProps) {
  return (
    <img
      src={`/silhouettes/${body}.svg`}
      alt=""
      width={600}
      height={400}
      loading="lazy"
      className={classNames('in-data-[scheme=dark]:invert', grounded && standing, className)}
    />
  )
}
