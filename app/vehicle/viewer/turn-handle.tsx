import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'

interface TurnHandleProps {
  /** What is turned. */
  label: string
  degrees: number
  /** Where it stands, in words. */
  text: string
  onDragStart: () => void
  /** How far a drag has come since it began, in pixels, and how high the handle is. */
  onDrag: (right: number, down: number, height: number) => void
  /** Whether the key was of use. */
  onKey: (key: string) => boolean
  children: ReactNode
}

/** A picture that is turned by dragging it or with arrow keys. Up and down, a finger still scrolls the page. */
export function TurnHandle({ label, degrees, text, onDragStart, onDrag, onKey, children }: TurnHandleProps) {
  const start = useRef({ x: 0, y: 0 })
  const begin = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, y: event.clientY }
    onDragStart()
  }
  const move = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onDrag(event.clientX - start.current.x, event.clientY - start.current.y, event.currentTarget.clientHeight)
  }
  return (
    <div
      // No input can be a picture.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={degrees}
      aria-valuetext={text}
      onPointerDown={begin}
      onPointerMove={move}
      onKeyDown={(event: KeyboardEvent) => onKey(event.key) && event.preventDefault()}
      className="absolute inset-0 cursor-grab touch-pan-y select-none focus-visible:-outline-offset-3 active:cursor-grabbing"
    >
      {children}
    </div>
  )
}
