import { classNames } from './class-names.ts'
import { handleScale, type Range, type RangeBounds, type RangeEnd } from './range-rules.ts'

interface RangeHandleProps {
  end: RangeEnd
  range: Range
  bounds: RangeBounds
  label: string
  format: (value: number) => string
  onMove: (to: number) => void
  onRelease: () => void
}

// The inputs lie over one another, so only their thumbs take the pointer. A thumb is a finger wide, half of it painted.
const look = [
  'pointer-events-none absolute inset-0 m-0 h-full w-full cursor-grab touch-pan-y appearance-none bg-transparent outline-none',
  '[&::-webkit-slider-runnable-track]:appearance-none [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-moz-range-thumb]:pointer-events-auto',
  '[&::-webkit-slider-thumb]:size-[3rem] [&::-moz-range-thumb]:size-[3rem]',
  '[&::-webkit-slider-thumb]:rounded-full [&::-moz-range-thumb]:rounded-full roadhouse:[&::-webkit-slider-thumb]:rounded-box roadhouse:[&::-moz-range-thumb]:rounded-box',
  '[&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-transparent',
  '[&::-webkit-slider-thumb]:bg-center [&::-webkit-slider-thumb]:bg-no-repeat [&::-moz-range-thumb]:bg-center [&::-moz-range-thumb]:bg-no-repeat',
  '[&::-webkit-slider-thumb]:bg-(image:--thumb) [&::-moz-range-thumb]:bg-(image:--thumb)',
  'focus-visible:[&::-webkit-slider-thumb]:outline-3 focus-visible:[&::-webkit-slider-thumb]:-outline-offset-8 focus-visible:[&::-webkit-slider-thumb]:outline-focus',
  'focus-visible:[&::-moz-range-thumb]:outline-3 focus-visible:[&::-moz-range-thumb]:-outline-offset-8 focus-visible:[&::-moz-range-thumb]:outline-focus',
  'harbour:[--thumb:radial-gradient(circle,var(--ground)_0_0.3125rem,var(--accent)_0.375rem_0.75rem,transparent_0.8125rem)]',
  'roadhouse:[--thumb:linear-gradient(var(--ink),var(--ink))] roadhouse:[&::-moz-range-thumb]:bg-size-[1.25rem_2rem] roadhouse:[&::-webkit-slider-thumb]:bg-size-[1.25rem_2rem]',
  'gallery:[--thumb:radial-gradient(circle,var(--ground)_0_0.5625rem,var(--accent)_0.625rem_0.75rem,transparent_0.8125rem)]',
].join(' ')

/** One native range input over the shared track: arrow keys, Page Up, Home and End come with it. */
export function RangeHandle({ end, range, bounds, label, format, onMove, onRelease }: RangeHandleProps) {
  const [from, to] = handleScale(bounds)
  // Both handles together at the far end: only the lower one can move, so it lies on top.
  const isOnTop = end === 0 && range[0] > (bounds.min + bounds.max) / 2
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={format(range[end])}
      min={from}
      max={to}
      step={bounds.step}
      value={range[end]}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      onPointerUp={onRelease}
      onKeyUp={onRelease}
      onBlur={onRelease}
      className={classNames(look, isOnTop && 'z-1')}
    />
  )
}
