import type { Ref } from 'react'
import type { GalleryItem } from '#domain/vehicles/vehicle-media.ts'
import { GalleryControls } from './gallery-controls.tsx'
import { PictureStrip } from './picture-strip.tsx'
import { StageButton } from './stage-button.tsx'
import type { Zoom } from './use-zoom.ts'
import { ZoomedPicture } from './zoomed-picture.tsx'

interface FullscreenGalleryProps {
  ref: Ref<HTMLElement>
  items: readonly GalleryItem[]
  index: number
  name: string
  /** It is what is looked at; otherwise it waits, unseen. */
  isShown: boolean
  zoom: Zoom
  step: (by: number) => void
}

/** The pictures as large as the screen, and larger: clicked, tapped twice, or with buttons and keys. */
export function FullscreenGallery({ ref, items, index, name, isShown, zoom, step }: FullscreenGalleryProps) {
  const item = items[index]
  return (
    <div className={isShown ? 'absolute inset-0' : 'invisible absolute inset-0'}>
      <PictureStrip
        ref={ref}
        items={items}
        name={name}
        sizes="100vw"
        isWhole
        inert={!isShown || zoom.factor > 1}
        onClick={zoom.onClick}
      />
      {item && zoom.factor > 1 && <ZoomedPicture src={item.src} name={name} zoom={zoom} />}
      <div className="pointer-events-none absolute inset-0">
        {items.length > 1 && <GalleryControls index={index} count={items.length} step={step} />}
        {item?.kind === 'picture' && (
          <div className="absolute end-3 top-3 flex gap-2">
            <StageButton icon="minus" text="Zoom out" isOff={zoom.factor === 1} onClick={zoom.out} />
            <StageButton icon="plus" text="Zoom in" isOff={zoom.isMost} onClick={zoom.in} />
          </div>
        )}
      </div>
    </div>
  )
}
