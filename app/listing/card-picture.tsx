import type { VehicleCard } from '#domain/listings/vehicle-card.ts'
import { blurColours } from '#domain/media/blur.ts'
import { pictureSources } from '#domain/media/picture-address.ts'
import { PicturePlaceholder } from '../ui/picture-placeholder.tsx'

interface CardPictureProps {
  card: VehicleCard
  sizes: string
  /** The one picture a page opens with. */
  first: boolean
}

const widestInGrid = 1200
const mostOthers = 5

/** The picture as a link and a strip to swipe along: the first picture is here, the others come when it is touched. */
export function CardPicture({ card, sizes, first }: CardPictureProps) {
  const { picture, pictures, silhouette, href } = card
  // The name is the link for those who listen or use a keyboard; this one is for the pointer that lands on the picture.
  const link = { href, tabIndex: -1, 'aria-hidden': true, className: 'card-strip' } as const
  if (!picture) {
    return (
      <a {...link}>
        <PicturePlaceholder kind={silhouette} text="Photos coming soon" />
      </a>
    )
  }
  const others = Math.min(pictures - 1, mostOthers)
  const { srcSet, ...source } = pictureSources(picture, '3x2', widestInGrid)
  const [, colour] = blurColours(card.blur)
  return (
    <a {...link}>
      {colour && (
        <svg>
          <rect width="100%" height="100%" fill={colour} />
        </svg>
      )}
      <img
        {...source}
        alt=""
        srcSet={srcSet}
        sizes={srcSet && sizes}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
      {others > 0 && <span className={`card-more card-more-${others}`} data-id={card.id} />}
    </a>
  )
}
