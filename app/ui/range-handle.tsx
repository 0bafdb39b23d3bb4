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
      className={classNames('range-handle', isOnTop && 'z-1')}
    />
  )
}
