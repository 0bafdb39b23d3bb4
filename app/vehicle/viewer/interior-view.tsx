import { useRef, useState } from 'react'
import type { VehicleMedia } from '#domain/vehicles/vehicle-media.ts'
import { halfHeight, headingOf, lookOn, pointsInView } from '#domain/vehicles/vehicle-media-panorama.ts'
import { MarkedPoints } from './marked-points.tsx'
import { panoramaWidth, pictureAt } from './picture-size.ts'
import { StageButton } from './stage-button.tsx'
import { TurnHandle } from './turn-handle.tsx'
import { usePanorama } from './use-panorama.ts'

interface InteriorViewProps {
  interior: NonNullable<VehicleMedia['interior']>
  name: string
}

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** How far one press of a key or button turns the head: ten degrees. */
const step = Math.PI / 18
const directions: Record<Direction, { right: number; up: number }> = {
  ArrowLeft: { right: -step, up: 0 },
  ArrowRight: { right: step, up: 0 },
  ArrowUp: { right: 0, up: step },
  ArrowDown: { right: 0, up: -step },
}
const isDirection = (key: string): key is Direction => Object.hasOwn(directions, key)

/** The inside, all round: dragged, or turned with arrow keys and buttons. A plain picture where it cannot be painted. */
export function InteriorView({ interior, name }: InteriorViewProps) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [look, setLook] = useState({ yaw: 0, pitch: 0 })
  const draggedFrom = useRef(look)
  // Only a browser has a canvas and a screen; the plain picture is not zoomed into, so that the smaller one will do.
  const src = pictureAt(interior.src, canvas ? panoramaWidth(screen, devicePixelRatio) : 2400)
  const { isPlain, isPainted, aspect } = usePanorama(canvas, src, look)
  if (isPlain) return <PlainInterior src={pictureAt(interior.src, 2400)} name={name} />

  const turn = (direction: Direction) =>
    setLook((before) => lookOn(before, directions[direction].right, directions[direction].up))
  const onKey = (key: string): boolean => {
    if (isDirection(key)) turn(key)
    return isDirection(key)
  }
  const onDrag = (right: number, down: number, height: number) => {
    // The point under the finger stays under it, near enough.
    const perPixel = (2 * halfHeight) / height
    setLook(lookOn(draggedFrom.current, -right * perPixel, down * perPixel))
  }
  const onDragStart = () => {
    draggedFrom.current = look
  }
  const degrees = headingOf(look)
  return (
    <div className="pointer-events-auto absolute inset-0 bg-surface">
      {!isPainted && <Still src={interior.src} />}
      <TurnHandle
        label={`Look around inside the ${name}`}
        degrees={degrees}
        text={`Facing ${degrees} degrees`}
        onDragStart={onDragStart}
        onDrag={onDrag}
        onKey={onKey}
      >
        <canvas ref={setCanvas} className="pointer-events-none size-full" />
      </TurnHandle>
      {!isPainted && (
        <p className="absolute start-3 top-3 rounded-box bg-ground px-3 py-1 text-sm text-ink">Loading the interior</p>
      )}
      <MarkedPoints points={pointsInView(interior.points, look, aspect)} />
      <div className="pointer-events-none absolute inset-x-3 bottom-3 flex justify-center gap-2">
        <StageButton icon="previous" text="Look left" onClick={() => turn('ArrowLeft')} />
        <StageButton icon="up" text="Look up" onClick={() => turn('ArrowUp')} />
        <StageButton icon="down" text="Look down" onClick={() => turn('ArrowDown')} />
        <StageButton icon="next" text="Look right" onClick={() => turn('ArrowRight')} />
      </div>
    </div>
  )
}

/** What lies ahead, from a small picture of it all: seen while the large one comes. */
function Still({ src }: { src: string }) {
  return (
    <div className="absolute inset-0 overflow-hidden">
      <img src={pictureAt(src, 640)} alt="" className="size-full scale-250 object-cover blur-[2px]" />
    </div>
  )
}

function PlainInterior({ src, name }: { src: string; name: string }) {
  return (
    <section
      aria-label={`Interior of ${name}`}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="pointer-events-auto absolute inset-0 overflow-x-auto bg-surface focus-visible:-outline-offset-3"
    >
      <img src={src} alt={`Interior of ${name}, all round`} className="h-full w-auto max-w-none" />
    </section>
  )
}
