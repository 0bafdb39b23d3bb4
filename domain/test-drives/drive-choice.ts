import type { OpenField, OpenStep } from '../leads/open-form.ts'
import { hasFreeSlot, type SlotDay } from './slot-days.ts'

/** A place that can be chosen for a test drive; its address shows the times it has. */
export interface PlaceChoice {
  readonly name: string
  readonly address: string | null
  /** 'Open until 5:30 pm' */
  readonly open: string | null
  readonly href: string
}

/** What a shopper chooses from: first a place, where there are several, then one of its times. */
export type DriveChoice =
  | { readonly places: readonly PlaceChoice[] }
  | {
      readonly place: string
      /** By slug: what the form sends. */
      readonly location: string
      /** Where another place is chosen; null where there is none. */
      readonly otherHref: string | null
      readonly days: readonly SlotDay[]
    }

/**
 * The questions that fit what there is: a time where some are free, words where all are taken, and where a place has no hours any
 * time the shopper writes.
 */
export function stepsFor(steps: readonly OpenStep[], choice: DriveChoice | null): OpenStep[] {
  const isFull = choice !== null && 'days' in choice && !hasFreeSlot(choice.days)
  const location = choice !== null && 'days' in choice ? choice.location : null
  const fits = ({ name }: OpenField): boolean => (isFull ? name !== 'slot' : name !== 'wished_time')
  return steps.map((step) => ({
    ...step,
    fields: step.fields.filter(fits).map((field) => {
      if (field.name === 'wished_time') return { ...field, required: true }
      const isChosen = field.name === 'location' && field.options.some(({ value }) => value === location)
      return isChosen ? { ...field, type: 'hidden', default: location! } : field
    }),
  }))
}
