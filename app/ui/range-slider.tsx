import { useState, type ReactNode } from 'react'
import { formatNumber } from '#domain/formats/amounts.ts'
import { Button } from './button.tsx'
import { labelLook } from './field-frame.tsx'
import { RangeHandle } from './range-handle.tsx'
import { moveHandle, stepFor, typeEnd, type Range, type RangeEnd } from './range-rules.ts'
import { RangeNumber } from './range-number.tsx'

interface RangeSliderProps {
  legend: ReactNode
  min: number
  max: number
  /** What the handles move by; about a hundredth of the span if not given. */
  step?: number
  value: Range
  /** How a value is spoken and shown: '$25,000', '80,000 km'. */
  format?: (value: number) => string
  /** Names of the two number fields in a form. */
  names: readonly [low: string, high: string]
  words?: readonly [low: string, high: string]
  /** Whether an end at its bound is no limit, and its field empty. */
  isOpenEnded?: boolean
  /** The word on the button of a form without JavaScript; null where the form has one of its own. */
  applyText?: string | null
  /** Every move. */
  onChange?: (range: Range) => void
  /** The end of a move: a handle let go, a field left. */
  onCommit?: (range: Range) => void
}

const ends: readonly RangeEnd[] = [0, 1]
const boundOf = ['min', 'max'] as const
const fromTo = ['From', 'To'] as const

/** Two handles on one track, and two number fields that say the same to the dollar. */
export function RangeSlider({
  legend,
  min,
  max,
  value,
  format = formatNumber,
  names,
  words = fromTo,
  applyText = 'Apply',
  isOpenEnded = false,
  ...rest
}: RangeSliderProps) {
  const { step = stepFor(min, max), onChange, onCommit } = rest
  const bounds = { min, max, step }
  const [range, setRange] = useState(value)
  const [given, setGiven] = useState(value)
  // The page went elsewhere (back, a cleared filter): what it says now counts.
  if (given[0] !== value[0] || given[1] !== value[1]) {
    setGiven(value)
    setRange(value)
  }
  const change = (next: Range) => {
    setRange(next)
    onChange?.(next)
  }
  const commit = (next: Range) => {
    if (next[0] !== value[0] || next[1] !== value[1]) onCommit?.(next)
  }
  const type = (end: RangeEnd, text: string) => {
    const next = typeEnd(range, end, text, bounds)
    change(next)
    commit(next)
  }
  const share = (at: number) => `${max === min ? 0 : ((at - min) / (max - min)) * 100}%`
  const filled = `${max === min ? 100 : ((range[1] - range[0]) / (max - min)) * 100}%`
  return (
    <fieldset className="min-w-0">
      <legend className={labelLook}>{legend}</legend>
      {/* The handles reach a finger's width beyond what is seen of them; pulled out, what is seen lines up with the fields. */}
      <div className="relative mx-[-0.75rem] h-[3rem] noscript:hidden">
        <svg
          aria-hidden="true"
          className="absolute inset-x-[1.5rem] top-1/2 h-[0.375rem] w-[calc(100%-3rem)] -translate-y-1/2 overflow-visible roadhouse:h-[0.5rem] gallery:h-px"
        >
          <rect width="100%" height="100%" rx="2" className="fill-muted/35" />
          <rect x={share(range[0])} width={filled} height="100%" className="fill-accent" />
        </svg>
        {ends.map((end) => (
          <RangeHandle
            key={end}
            {...{ end, range, bounds, format }}
            label={words[end]}
            onMove={(to) => change(moveHandle(range, end, to, bounds))}
            onRelease={() => commit(range)}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3 noscript:mt-2">
        {ends.map((end) => (
          <RangeNumber
            key={end}
            label={words[end]}
            name={names[end]}
            value={isOpenEnded && range[end] === bounds[boundOf[end]] ? null : range[end]}
            bound={bounds[boundOf[end]]}
            min={min}
            max={max}
            onType={(text) => type(end, text)}
          />
        ))}
      </div>
      {applyText !== null && (
        <Button type="submit" variant="secondary" className="mt-3 hidden! noscript:inline-flex!">
          {applyText}
        </Button>
      )}
    </fieldset>
  )
}
