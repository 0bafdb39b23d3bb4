import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Interest } from '#domain/media/unasked.ts'
import { hasThumbnails, type ViewerMode } from '#domain/vehicles/vehicle-media.ts'
import { GalleryControls } from './gallery-controls.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { OtherView } from './other-view.tsx'
import { StageButton } from './stage-button.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useGallery } from './use-gallery.ts'
import { useModule } from './use-module.ts'
import { useSpin } from './use-spin.ts'
import { useUntouchedRoom } from './use-untouched-room.ts'
import type { ViewerProps } from './viewer-props.ts'

interface ViewerControlsProps extends ViewerProps {
  interest: Interest
  /** The strip of pictures all this lies over. */
  strip: HTMLElement
  /** Says whether something else is looked at. */
  cover: (isCovered: boolean) => void
}

const loadFullscreen = () => import('./fullscreen-viewer.tsx')

/** Everything the viewer does beyond showing its strip of pictures. */
export function ViewerControls({ interest, strip, cover, ...viewer }: ViewerControlsProps) {
  const { media, modes, opens, turnsByItself, name } = viewer
  // Who has begun to look at the pictures already is not taken away from them.
  const [mode, setMode] = useState<ViewerMode>(() => (isInUse(strip) ? 'gallery' : opens))
  const [isEnlarged, setIsEnlarged] = useState(false)
  const fullscreen = useModule(interest === 'asked', loadFullscreen)
  const isFull = isEnlarged && fullscreen !== null
  const enlarge = useRef<HTMLButtonElement>(null)
  const { scroller, index } = useGallery(strip)
  const room = useUntouchedRoom(media, interest, strip)
  const spinInterest = mode === 'spin' ? room.spin : 'none'
  const spin = useSpin(media.spin, { box: strip, interest: spinInterest, isEnlarged, turnsByItself })
  const isGallery = mode === 'gallery'
  const count = media.gallery.length

  useLayoutEffect(() => cover(!isGallery), [cover, isGallery])
  useEffect(() => {
    // A video's own keys are the video's.
    const onKeyDown = (event: KeyboardEvent) =>
      event.target === strip && scroller?.onKey(event.key) && event.preventDefault()
    strip.addEventListener('keydown', onKeyDown)
    return () => strip.removeEventListener('keydown', onKeyDown)
  }, [strip, scroller])

  const choose = (next: ViewerMode) => {
    if (next !== 'gallery') scroller?.jump(0)
    setMode(next)
  }
  const openPicture = (at: number) => {
    setMode('gallery')
    if (isGallery) scroller?.go(at)
    else scroller?.jump(at)
  }
  const close = (at: number) => {
    scroller?.jump(isGallery ? at : 0)
    setIsEnlarged(false)
    enlarge.current?.focus()
  }
  const view = { mode, media, interest, spin, name }
  return (
    <>
      <div className="pointer-events-none absolute inset-x-0 top-0 aspect-3/2 overflow-hidden max-sm:-inset-x-[1rem] sm:harbour:rounded-box">
        {!isFull && <OtherView {...view} />}
        {isGallery && count > 1 && <GalleryControls index={index} count={count} step={(by) => scroller?.step(by)} />}
        <StageButton
          ref={enlarge}
          icon="enlarge"
          text="View full screen"
          onClick={() => setIsEnlarged(true)}
          className="absolute! end-3 top-3"
        />
      </div>
      {modes.length > 1 && <ModeSwitch modes={modes} mode={mode} choose={choose} className="mt-[1rem]" />}
      {hasThumbnails(media.gallery) && (
        <Thumbnails
          items={media.gallery}
          fetched={room.thumbnails}
          current={isGallery ? index : null}
          open={openPicture}
          className="-mx-[0.25rem] mt-[0.75rem]"
        />
      )}
      {isFull && (
        <fullscreen.FullscreenViewer {...view} modes={modes} choose={choose} startAt={index} onClose={close} />
      )}
    </>
  )
}

const isInUse = (strip: HTMLElement): boolean => strip.scrollLeft > 0 || strip.contains(document.activeElement)
