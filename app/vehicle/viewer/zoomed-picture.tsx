import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import { pictureAt } from './picture-size.ts'
import type { Zoom } from './use-zoom.ts'

interface ZoomedPictureProps {
  src: string
  name: string
  zoom: Zoom
}

const widths: Record<Zoom['factor'], string> = { 1: 'w-full', 2: 'w-[200%]', 3: 'w-[300%]' }

/** A picture larger than the screen, moved about by dragging, swiping or arrow keys: it is simply scrolled. */
export function ZoomedPicture({ src, name, zoom }: ZoomedPictureProps) {
  const pane = useRef<HTMLElement>(null)
  const drag = useRef({ x: 0, y: 0, hasMoved: false })
  const { factor, focus } = zoom
  useLayoutEffect(() => {
    const element = pane.current!
    element.scrollTo({
      left: (focus.x * factor - 0.5) * element.clientWidth,
      top: focus.y * element.scrollHeight - element.clientHeight / 2,
    })
  }, [factor, focus])

  const start = (event: PointerEvent) => {
    drag.current = { x: event.clientX, y: event.clientY, hasMoved: false }
    // A finger scrolls without help.
    if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { x, y } = drag.current
    event.currentTarget.scrollBy(x - event.clientX, y - event.clientY)
    drag.current = {
      x: event.clientX,
      y: event.clientY,
      hasMoved: drag.current.hasMoved || Math.hypot(x - event.clientX, y - event.clientY) > 2,
    }
  }
  return (
    // A click looks from further off again; keys and buttons do so too, elsewhere.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <section
      ref={pane}
      aria-label={`${name}, closer`}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={start}
      onPointerMove={move}
      onClick={(event) => !drag.current.hasMoved && zoom.onClick(event)}
      className="absolute inset-0 cursor-zoom-out touch-manipulation overflow-auto overscroll-contain bg-ground select-none [scrollbar-width:none] focus-visible:-outline-offset-3"
    >
      <img
        src={pictureAt(src, 2400)}
        alt={`${name}, closer`}
        draggable={false}
        className={`aspect-3/2 max-w-none object-contain ${widths[factor]}`}
      />
    </section>
  )
}
