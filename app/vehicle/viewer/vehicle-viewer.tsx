import { useRef, useState } from 'react'
import type { Silhouette } from '#domain/vehicles/silhouette.ts'
import { hasThumbnails } from '#domain/vehicles/vehicle-media.ts'
import { classNames } from '../../ui/class-names.ts'
import { PicturePlaceholder } from '../../ui/picture-placeholder.tsx'
import { PictureStrip } from './picture-strip.tsx'
import { useInterest } from './use-interest.ts'
import { useModule } from './use-module.ts'
import type { ViewerProps } from './viewer-props.ts'

export interface VehicleViewerProps extends ViewerProps {
  silhouette: Silhouette
  /** How wide it is on which screen, as the `sizes` of an image. */
  sizes: string
}

const loadControls = () => import('./viewer-controls.tsx')

/**
 * The vehicle's pictures. They come as a strip that needs no JavaScript; everything else is fetched when it is near and
 * laid over it, into room that is kept for it from the start. Beside the first photo nothing is fetched before the page
 * has settled. On a phone the picture takes the page's margins too.
 */
export function VehicleViewer({ silhouette, sizes, ...viewer }: VehicleViewerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [strip, setStrip] = useState<HTMLElement | null>(null)
  const [isCovered, setIsCovered] = useState(false)
  const { isNear, interest } = useInterest(frame)
  const controls = useModule(isNear, loadControls)
  const { media, modes, name } = viewer
  const isEmpty = modes.length === 0
  const isWanted = !isCovered && (interest === 'seen' || interest === 'asked')
  return (
    <div ref={frame} data-part="viewer" className="relative min-w-0">
      <div className="relative aspect-3/2 overflow-hidden bg-surface max-sm:-mx-[1rem] sm:harbour:rounded-box">
        {isEmpty ? (
          <PicturePlaceholder kind={silhouette} text="Photos coming soon" />
        ) : (
          <PictureStrip
            ref={setStrip}
            items={media.gallery}
            name={name}
            sizes={sizes}
            fetches={interest === null ? 'undecided' : isWanted ? 'all' : 'first'}
            inert={isCovered}
          />
        )}
      </div>
      <div className={classNames('flow-root noscript:hidden', roomBelow(viewer))}>
        {controls && strip && interest && (
          <controls.ViewerControls {...viewer} interest={interest} strip={strip} cover={setIsCovered} />
        )}
      </div>
    </div>
  )
}

/** The exact height of what comes below the picture, so that nothing moves when it does. */
function roomBelow({ modes, media }: ViewerProps): string {
  const hasModes = modes.length > 1
  if (hasThumbnails(media.gallery)) return hasModes ? 'h-[9rem]' : 'h-[5rem]'
  return hasModes ? 'h-[4rem]' : ''
}
