import type { DriveChoice } from '../test-drives/drive-choice.ts'
import type { ShownPrice } from '../vehicles/price.ts'
import type { Silhouette } from '../vehicles/silhouette.ts'
import type { FormKey } from './forms/forms.ts'
import type { OpenForm } from './open-form.ts'

/** What a form asks about: shown, never typed. */
export interface FormVehicle {
  readonly id: number
  readonly name: string
  readonly href: string
  readonly picture: string | null
  readonly blur: string | null
  /** What stands for a picture that is missing. */
  readonly silhouette: Silhouette
  readonly price: ShownPrice
}

/** What stands in a form's fields, by name: a text, or several where several may be chosen. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

/** What is wrong with one field, in words for the shopper. */
export interface FormFault {
  readonly field: string
  readonly message: string
}

/** A form as a page or a dialog shows it to one visitor: plain data. It carries an id, so it is never cached. */
export interface FormView {
  readonly form: OpenForm & { readonly key: FormKey }
  /** Sent twice under it, a form is one lead. */
  readonly clientId: string
  /** Milliseconds since 1970. */
  readonly shownAt: number
  readonly notice: string
  readonly privacyHref: string | null
  readonly termsHref: string | null
  readonly vehicle: FormVehicle | null
  /** The location it goes to, where the page knows and does not ask. */
  readonly place: string | null
  /** Of a test drive: which places or times there are to choose from. */
  readonly drive: DriveChoice | null
  readonly values: FormValues
  readonly faults: readonly FormFault[]
  /** What is wrong with all of it. */
  readonly error: string | null
  /** Where it was filled in, once it has been sent; else it is the page it stands on. */
  readonly page: string | null
  /** The step it has come to; null where all are shown at once. */
  readonly step: string | null
}

/** Said where the words of a form were changed after it had been sent: as a second lead they are welcome. */
export const changedWords = 'We have your first message already. Send this one again, and it reaches us as another.'

/** What is wrong with the form's own fields, in the order they are read. */
export function faultsInOrder({ steps }: OpenForm, faults: readonly FormFault[]): FormFault[] {
  const names = steps.flatMap(({ fields }) => fields.map(({ name }) => name))
  const known = faults.filter(({ field }) => names.includes(field))
  return known.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field))
}

/** The names under which a form sends what is no field of it. */
export const sentAs = {
  clientId: 'client_id',
  shownAt: 'shown_at',
  page: 'page',
  place: 'place',
  step: 'step',
} as const

/** What was sent, by name: what was sent twice is a list. */
export function readSent(sent: Iterable<[string, FormDataEntryValue]>): Record<string, string | string[]> {
  const values = new Map<string, string[]>()
  for (const [name, value] of sent) {
    const known = values.get(name) ?? []
    values.set(name, typeof value === 'string' ? [...known, value] : known)
  }
  return Object.fromEntries([...values].map(([name, list]) => [name, list.length > 1 ? list : (list[0] ?? '')]))
}

/** Files among what was sent, by name; a field where none was chosen sends an empty one. */
export const sentFiles = (sent: Iterable<[string, FormDataEntryValue]>): [name: string, file: File][] =>
  [...sent].flatMap(([name, value]) => (typeof value !== 'string' && value.size > 0 ? [[name, value]] : []))
