import { StageButton } from './stage-button.tsx'

interface GalleryControlsProps {
  index: number
  count: number
  step: (by: number) => void
}

/** Where one is among the pictures, and the way to the ones beside. */
export function GalleryControls({ index, count, step }: GalleryControlsProps) {
  return (
    <>
      <p
        aria-live="polite"
        className="absolute start-3 bottom-3 grid min-h-[2rem] place-items-center rounded-box bg-ground px-[0.75rem] text-sm text-ink tabular-nums"
      >
        {index + 1} of {count}
      </p>
      <div className="absolute end-3 bottom-3 flex gap-2">
        <StageButton icon="previous" text="Previous photo" isOff={index === 0} onClick={() => step(-1)} />
        <StageButton icon="next" text="Next photo" isOff={index === count - 1} onClick={() => step(1)} />
      </div>
    </>
  )
}
