import { type ChangeEvent, useState } from 'react'
import type { FormView } from '#domain/leads/form-view.ts'
import { hasFreeSlot, type SlotDay, slotWords } from '#domain/test-drives/slot-days.ts'

/** What the last button says: what it does, once a time is chosen. */
export function useSubmitWords({
  form,
  drive,
  values,
}: FormView): [string, (event: ChangeEvent<HTMLFormElement>) => void] {
  const [slot, setSlot] = useState(values['slot'])
  const days = drive && 'days' in drive ? drive.days : null
  const words = days && typeof slot === 'string' ? slotWords(days, slot) : null
  const note = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const field: unknown = target
    if (field instanceof HTMLInputElement && field.name === 'slot') setSlot(field.value)
  }
  const plain = days && !hasFreeSlot(days) ? 'Ask for a Time' : form.submit
  return [words === null ? plain : `Book ${words}`, note]
}

/** The form with the times that are free by now. */
export const withDays = (view: FormView, days: readonly SlotDay[] | null): FormView =>
  days && view.drive && 'days' in view.drive ? { ...view, drive: { ...view.drive, days } } : view
