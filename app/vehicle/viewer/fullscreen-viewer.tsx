import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hasThumbnails, type ViewerMode } from '#domain/vehicles/vehicle-media.ts'
import { FullscreenGallery } from './fullscreen-gallery.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { OtherView, type ViewProps } from './other-view.tsx'
import { StageButton } from './stage-button.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useGallery } from './use-gallery.ts'
import { useZoom } from './use-zoom.ts'

interface FullscreenViewerProps extends ViewProps {
  modes: readonly ViewerMode[]
  choose: (mode: ViewerMode) => void
  /** The picture to open with. */
  startAt: number
  /** Closed, with this picture seen last. */
  onClose: (index: number) => void
}

/** The viewer over the whole screen, in a native dialog: the browser keeps the focus inside and closes it on Escape. */
export function FullscreenViewer({ modes, choose, startAt, onClose, ...view }: FullscreenViewerProps) {
  const { mode, media, name } = view
  const dialog = useRef<HTMLDialogElement>(null)
  const [strip, setStrip] = useState<HTMLElement | null>(null)
  const [start] = useState(startAt)
  const seenLast = useRef(startAt)
  const { scroller, index } = useGallery(strip)
  const isGallery = mode === 'gallery'
  const item = media.gallery[index]
  const zoom = useZoom(isGallery && item?.kind === 'picture' ? item.src : null)

  useEffect(() => dialog.current!.showModal(), [])
  // Not before the dialog is shown: what is not shown does not scroll.
  useEffect(() => scroller?.jump(start), [scroller, start])
  useEffect(() => {
    // A dialog that has closed is laid out no more, and its strip would say it stands at the first.
    if (dialog.current!.open) seenLast.current = index
  }, [index])
  useLayoutEffect(() => {
    if (!isGallery) scroller?.jump(0)
  }, [isGallery, scroller])

  const openPicture = (at: number) => {
    choose('gallery')
    scroller?.go(at)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isGallery || event.defaultPrevented || event.target instanceof HTMLVideoElement) return
    if (zoom.onKey(event.key) || (zoom.factor === 1 && scroller?.onKey(event.key))) event.preventDefault()
  }
  return (
    // The keys are those of the gallery inside, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={`${name}, full screen`}
      onClose={() => onClose(seenLast.current)}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-ground p-0 text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-3 p-[0.75rem]">
          {modes.length > 1 ? (
            <ModeSwitch modes={modes} mode={mode} choose={choose} className="grow" />
          ) : (
            <p className="min-w-0 truncate">{name}</p>
          )}
          <StageButton
            icon="close"
            text="Close full screen"
            onClick={() => dialog.current!.close()}
            className="shrink-0 harbour:shadow-none"
          />
        </div>
        <div className="relative grid min-h-0 flex-1 place-items-center overflow-hidden [container-type:size]">
          <FullscreenGallery
            ref={setStrip}
            items={media.gallery}
            index={index}
            name={name}
            isShown={isGallery}
            zoom={zoom}
            step={(by) => scroller?.step(by)}
          />
          {!isGallery && (
            <div className="relative aspect-3/2 w-[min(100cqw,150cqh)] overflow-hidden">
              <OtherView {...view} />
            </div>
          )}
        </div>
        {hasThumbnails(media.gallery) && (
          <Thumbnails
            items={media.gallery}
            current={isGallery ? index : null}
            open={openPicture}
            className="m-[0.5rem] shrink-0 sm:mx-auto sm:max-w-full"
          />
        )}
      </div>
    </dialog>
  )
}
