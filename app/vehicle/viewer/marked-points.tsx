import { type KeyboardEvent, useId, useState } from 'react'
import type { PlacedPoint } from '#domain/vehicles/vehicle-media-spin.ts'
import { ViewerIcon } from './viewer-icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** Points on a picture with something said of each: a press shows it, another or Escape puts it away. */
export function MarkedPoints({ points }: { points: readonly PlacedPoint[] }) {
  const id = useId()
  const [openId, setOpenId] = useState<number | null>(null)
  const open = points.find((point) => point.id === openId)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // Or the full screen would close with it.
    event.preventDefault()
    event.stopPropagation()
    setOpenId(null)
  }
  return (
    <>
      {points.map((point) => (
        <button
          key={point.id}
          ref={(button) => place(button, point)}
          type="button"
          aria-expanded={point.id === openId}
          aria-controls={id}
          onClick={() => setOpenId(point.id === openId ? null : point.id)}
          onKeyDown={onKeyDown}
          className="pointer-events-auto absolute grid size-[3rem] -translate-1/2 cursor-pointer place-items-center text-ink sm:size-[2.25rem]"
        >
          <span className="grid size-[1.75rem] place-items-center rounded-full border-2 border-ink bg-ground [&>svg]:size-[1rem] in-aria-expanded:bg-ink in-aria-expanded:text-ground">
            <ViewerIcon name={point.id === openId ? 'minus' : 'plus'} />
          </span>
          <VisuallyHidden>{`About this point: ${point.description}`}</VisuallyHidden>
        </button>
      ))}
      <p
        id={id}
        hidden={!open}
        className="absolute start-3 top-3 max-w-[min(20rem,calc(100%-5.5rem))] rounded-box bg-ground px-4 py-3 text-sm text-ink"
      >
        {open?.description}
      </p>
    </>
  )
}

/** Set by script: the content policy refuses style attributes, and no class can know the place. */
function place(button: HTMLElement | null, { x, y }: PlacedPoint): void {
  if (!button) return
  button.style.left = `${x * 100}%`
  button.style.top = `${y * 100}%`
}
