import { useRef } from 'react'
import { angleOfFrame, frameAfterDrag, pointsAtFrame } from '#domain/vehicles/vehicle-media-spin.ts'
import { Invitation } from './invitation.tsx'
import { MarkedPoints } from './marked-points.tsx'
import { StageButton } from './stage-button.tsx'
import { TurnHandle } from './turn-handle.tsx'
import type { Spin } from './use-spin.ts'

/** The vehicle on its turntable: dragged, stepped through, or left to turn once. */
export function SpinView({ spin, name }: { spin: Spin; name: string }) {
  const draggedFrom = useRef(0)
  if (spin.state !== 'ready') return <SpinLoading spin={spin} />
  const { frame, picture, count, isTurning, turnTo } = spin
  const degrees = angleOfFrame(frame, count)
  const onKey = (key: string): boolean => {
    const next = {
      ArrowLeft: frame - 1,
      ArrowDown: frame - 1,
      ArrowRight: frame + 1,
      ArrowUp: frame + 1,
      Home: 0,
      End: count - 1,
    }[key]
    if (next !== undefined) turnTo(next)
    return next !== undefined
  }
  const onDragStart = () => {
    draggedFrom.current = frame
    spin.pause()
  }
  return (
    <div className="pointer-events-auto absolute inset-0 bg-surface">
      <TurnHandle
        label={`Turn the ${name}`}
        degrees={degrees}
        text={`Turned by ${degrees} degrees`}
        onDragStart={onDragStart}
        onDrag={(right) => turnTo(frameAfterDrag(draggedFrom.current, right, count))}
        onKey={onKey}
      >
        <img
          src={picture}
          alt=""
          decoding="sync"
          draggable={false}
          className="pointer-events-none size-full object-cover"
        />
      </TurnHandle>
      {!isTurning && <MarkedPoints key={frame} points={pointsAtFrame(spin.points, frame, count)} />}
      <div className="pointer-events-none absolute inset-x-3 bottom-3 flex justify-between gap-2 sm:justify-center">
        <StageButton icon="previous" text="Turn to the left" onClick={() => turnTo(frame - 1)} />
        <StageButton
          icon={isTurning ? 'pause' : 'play'}
          text={isTurning ? 'Stop turning' : 'Turn once around'}
          onClick={isTurning ? spin.pause : spin.play}
        />
        <StageButton icon="next" text="Turn to the right" onClick={() => turnTo(frame + 1)} />
      </div>
    </div>
  )
}

/** The first picture stays while the frames come; this only says that there is more. */
function SpinLoading({ spin }: { spin: Spin }) {
  if (spin.state === 'waiting') return <Invitation icon="play" text="Turn it in 360°" onClick={spin.play} />
  const look = 'absolute start-3 bottom-3 flex items-center gap-3 rounded-box bg-ground px-[0.75rem] text-sm text-ink'
  if (spin.state === 'failed') {
    return (
      <p className={`${look} pointer-events-auto`}>
        The 360° view could not be loaded.
        <button type="button" onClick={spin.retry} className="min-h-[3rem] cursor-pointer font-semibold underline">
          Try again
        </button>
      </p>
    )
  }
  return (
    <p className={`${look} min-h-[2rem]`}>
      Loading 360°
      <progress
        aria-label="Frames of the 360° view"
        value={spin.loaded}
        max={spin.needed}
        className="h-1 w-16 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
      />
    </p>
  )
}
