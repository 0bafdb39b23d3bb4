import { useId, useState, type KeyboardEvent } from 'react'
import { controlLook } from './field-frame.tsx'

interface RangeNumberProps {
  label: string
  name: string
  /** Null where it limits nothing: the field is empty and says up to where it could. */
  value: number | null
  /** What an empty field means. */
  bound: number
  min: number
  max: number
  /** Called when the field is left or Enter is pressed. */
  onType: (text: string) => void
}

/** A number being typed is nobody's business until it is finished: '2' on the way to '25000' is not a limit. */
export function RangeNumber({ label, name, value, bound, min, max, onType }: RangeNumberProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const finish = (field: HTMLInputElement) => {
    // A field the browser cannot read as a number says it is empty, and empty means something else.
    if (draft !== null && !field.validity.badInput) onType(draft)
    setDraft(null)
  }
  const finishOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') finish(event.currentTarget)
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        step="any"
        name={name}
        min={min}
        max={max}
        value={draft ?? value ?? ''}
        placeholder={String(bound)}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={(event) => finish(event.currentTarget)}
        onKeyDown={finishOnEnter}
        className={`${controlLook} tabular-nums`}
      />
    </div>
  )
}
