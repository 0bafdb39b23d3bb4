import { formatNumber } from '#domain/formats/amounts.ts'
import type { CalculatorField } from '#domain/finance/read-calculator.ts'
import type { Range } from '#domain/finance/read-typed.ts'
import { controlLook, labelLook } from '../ui/field-frame.tsx'

interface CalculatorFieldProps {
  name: CalculatorField
  label: string
  /** Stands beside the figure: '$', '%', 'years'. */
  unit: string
  /** As the form has it: dollars, per cent, years. */
  value: string
  /** In the same unit. */
  range: Range
  note: string | undefined
}

/** A figure to type, and a slider that says the same; without a script the slider is not there. */
export function CalculatorFigure({ name, label, unit, value, range, note }: CalculatorFieldProps) {
  const id = `calculator-${name}`
  const isMoney = unit === '$'
  return (
    <div className="grid grid-cols-[1fr_9rem] items-center gap-x-4">
      <label htmlFor={id} className={labelLook}>
        {label}
      </label>
      <div className="flex items-center gap-2">
        {isMoney && <span aria-hidden="true">$</span>}
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          defaultValue={isMoney ? formatNumber(Number(value)) : value}
          aria-invalid={note ? true : undefined}
          aria-describedby={`${id}-note`}
          className={`${controlLook} text-end tabular-nums`}
        />
        {!isMoney && <span className="shrink-0">{unit}</span>}
      </div>
      <FigureSlider name={name} label={label} value={value} range={range} />
      <p id={`${id}-note`} data-note={name} hidden={!note} className="col-span-2 text-sm font-medium text-negative">
        {note}
      </p>
    </div>
  )
}

function FigureSlider({ name, label, value, range: { min, max, step } }: Omit<CalculatorFieldProps, 'unit' | 'note'>) {
  const share = max > min ? (Math.min(max, Math.max(min, Number(value))) - min) / (max - min) : 0
  return (
    <div className="relative col-span-2 mx-[-0.75rem] h-[3rem] noscript:hidden">
      <svg
        aria-hidden="true"
        className="absolute inset-x-[1.5rem] top-1/2 h-[0.375rem] w-[calc(100%-3rem)] -translate-y-1/2 roadhouse:h-[0.5rem] gallery:h-px"
      >
        <rect width="100%" height="100%" rx="2" className="fill-muted/35" />
        <rect data-fill={name} width={`${share * 100}%`} height="100%" className="fill-accent" />
      </svg>
      <input
        type="range"
        data-slides={name}
        aria-label={label}
        min={min}
        max={max}
        step={step}
        defaultValue={value}
        className="range-handle pointer-events-auto!"
      />
    </div>
  )
}
