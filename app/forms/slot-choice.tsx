import type { ReactNode } from 'react'
import type { SlotDay } from '#domain/test-drives/slot-days.ts'
import { FieldError, labelLook } from '../ui/field-frame.tsx'
import { Icon } from '../ui/icon.tsx'

interface SlotChoiceProps {
  /** Unique on the page. */
  id: string
  name: string
  label: ReactNode
  days: readonly SlotDay[]
  /** '2026-06-20T10:30' */
  chosen: string
  error?: string | undefined
}

/** The times that are free, a day at a time: the browser opens and closes the days, one after the other. */
export function SlotChoice({ id, name, label, days, chosen, error }: SlotChoiceProps) {
  const first = days.find(({ slots }) => slots.some(({ slot }) => slot === chosen)) ?? days.find(({ full }) => !full)
  return (
    <fieldset id={id} aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend className={labelLook}>{label}</legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="mt-2 border-b-[length:var(--line-width)] border-line">
        {days.map((day) =>
          day.full ? (
            <p key={day.date} className={`${rowLook} border-t-[length:var(--line-width)] border-line text-muted`}>
              {day.label}
              <span className="text-sm">Full</span>
            </p>
          ) : (
            <Day key={day.date} day={day} name={name} group={`${id}-day`} chosen={chosen} isOpen={day === first} />
          ),
        )}
      </div>
    </fieldset>
  )
}

const rowLook = 'flex min-h-[3rem] items-center justify-between gap-4 py-3'

interface DayProps {
  day: SlotDay
  name: string
  group: string
  chosen: string
  isOpen: boolean
}

function Day({ day: { label, slots }, name, group, chosen, isOpen }: DayProps) {
  return (
    <details name={group} open={isOpen} className="group border-t-[length:var(--line-width)] border-line">
      <summary className={`${rowLook} cursor-pointer list-none hover:text-accent [&::-webkit-details-marker]:hidden`}>
        <span className="font-semibold gallery:font-normal">{label}</span>
        <span className="flex items-center gap-3 text-sm text-muted tabular-nums">
          {slots.length === 1 ? '1 time' : `${slots.length} times`}
          <Icon
            name="chevron-down"
            className="size-[1.25rem] transition-[rotate] duration-(--motion) group-open:rotate-180 motion-reduce:transition-none"
          />
        </span>
      </summary>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 pt-1 pb-5">
        {slots.map((each) => (
          <label key={each.slot} className={timeLook}>
            <input
              type="radio"
              name={name}
              value={each.slot}
              defaultChecked={each.slot === chosen}
              aria-label={`${label}, ${each.label}`}
              className="sr-only"
            />
            {each.label}
          </label>
        ))}
      </div>
    </details>
  )
}

// Forced colours paint over our fill: there the system's own colours say what is chosen.
const timeLook =
  'relative grid min-h-[3rem] cursor-pointer place-items-center rounded-box border border-muted bg-ground px-2 text-center tabular-nums transition-colors duration-(--motion) hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus motion-reduce:transition-none roadhouse:border-2 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]'
