import type { Choice, LeadField } from '../../leads/forms/lead-form.ts'

/** Where a field must be answered only for what another one says. */
export interface Needed {
  readonly field: string
  /** It says one of these, or it is a number below this one. */
  readonly is?: readonly string[]
  readonly below?: number
}

/** A question of an application. What leads ask too is read by their rules; the rest has its own. */
export interface ApplicationField extends Pick<
  LeadField,
  'name' | 'label' | 'help' | 'missing' | 'autocomplete' | 'inputMode' | 'maxLength' | 'default'
> {
  readonly type: Extract<LeadField['type'], 'string' | 'email' | 'phone' | 'postcode' | 'select' | 'radio'> | OwnType
  readonly options?: readonly Choice[]
  /** Always unless told. */
  readonly required?: boolean | Needed
  /** Most that a number may be. */
  readonly most?: number
}

/** Amounts of money, whole numbers, a birthday. */
export type OwnType = 'dollars' | 'whole' | 'birthDate'

export interface ApplicationStep {
  readonly key: StepKey
  readonly title: string
  /** What it is for, under its title. */
  readonly text: string
  readonly fields: readonly ApplicationField[]
}

export const stepKeys = ['about', 'residence', 'employment', 'income', 'assets', 'consent'] as const
export type StepKey = (typeof stepKeys)[number]

/** An answer as it is kept: amounts in cents. */
export type Answer = string | number
export type Answers = Readonly<Record<string, Answer>>
