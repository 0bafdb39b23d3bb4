import type { OpenField, SiteFacts } from '../../leads/open-form.ts'
import { type Fault, readField } from '../../leads/read-field.ts'
import type { Answer, Answers, ApplicationField, Needed } from './application-field.ts'
import { mostCents, readAmount } from './read-amount.ts'

interface Facts extends Pick<SiteFacts, 'knowsPostcode'> {
  /** Today, as 2026-12-31. */
  readonly today: string
}

type Reading = { readonly value: Answer | null } | { readonly fault: Fault }

/** What a step's fields say, or what is wrong with them; nothing else that was sent is looked at. */
export function readStep(
  fields: readonly ApplicationField[],
  sent: Readonly<Record<string, unknown>>,
  facts: Facts,
): { readonly answers: Answers } | { readonly faults: readonly Fault[] } {
  const readings = fields.map((field) => ({ field, reading: readOne(field, sent, facts) }))
  const answers = Object.fromEntries(
    readings.flatMap(({ field, reading }) =>
      'value' in reading && reading.value !== null ? [[field.name, reading.value]] : [],
    ),
  )
  const faults = readings.flatMap(({ field, reading }): Fault[] => {
    if ('fault' in reading) return [reading.fault]
    const isMissing = reading.value === null && isRequired(field.required, answers)
    return isMissing ? [{ field: field.name, message: missingWords(field), code: 'required' }] : []
  })
  return faults.length > 0 ? { faults } : { answers }
}

/** Whether a field must be answered, by what the others say. */
export function isRequired(required: boolean | Needed = true, answers: Answers = {}): boolean {
  if (typeof required === 'boolean') return required
  const other = Object.hasOwn(answers, required.field) ? answers[required.field] : undefined
  if (required.is) return typeof other === 'string' && required.is.includes(other)
  return typeof other === 'number' && required.below !== undefined && other < required.below
}

const missingWords = ({ missing, label }: ApplicationField): string => missing ?? `Enter ${label.toLowerCase()}.`

/** A field as the forms of leads show it: what they have no element for is a line of text, or a date. */
export const openField = ({ required, options = [], type, ...field }: ApplicationField): OpenField => ({
  ...field,
  label: type === 'dollars' ? `${field.label} ($)` : field.label,
  type: type === 'birthDate' ? 'date' : type === 'dollars' || type === 'whole' ? 'string' : type,
  // Where it depends on another answer, the browser cannot say.
  required: typeof required === 'object' ? false : (required ?? true),
  options,
  missing: missingWords({ ...field, type }),
})

function readOne(field: ApplicationField, sent: Readonly<Record<string, unknown>>, facts: Facts): Reading {
  const given = Object.hasOwn(sent, field.name) ? sent[field.name] : undefined
  const own = ownTypes[field.type]
  // Required fields are looked at together, after each has been read.
  const text = readField({ ...openField(field), ...(own && { type: 'string' }), required: false }, given, facts)
  if ('fault' in text) return text
  if (text.value === null || typeof text.value !== 'string') return { value: null }
  if (!own) return { value: text.value }
  const read = own(text.value, field, facts)
  return 'problem' in read
    ? { fault: { field: field.name, message: read.problem, code: 'invalid' } }
    : { value: read.kept }
}

type Read = (value: string, field: ApplicationField, facts: Facts) => { kept: Answer } | { problem: string }

const ownTypes: Partial<Record<ApplicationField['type'], Read>> = {
  dollars: (value) => {
    const cents = readAmount(value)
    if (cents === null) return { problem: 'Enter an amount in dollars, such as 1,250.' }
    return cents > mostCents ? { problem: 'Enter an amount of at most $100,000,000.' } : { kept: cents }
  },
  whole: (value, { most = 99 }) => {
    const number = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
    return number <= most ? { kept: number } : { problem: `Enter a whole number from 0 to ${most}.` }
  },
  birthDate: (value, _, { today }) => {
    const date = readDate(value)
    if (date === null) return { problem: 'Enter a date that exists, such as 1990-12-31.' }
    const years = yearsBetween(date, today)
    if (years < 18) return { problem: 'You must be 18 or older to apply for finance.' }
    return years > 120 ? { problem: 'Check the year of your date of birth.' } : { kept: date }
  },
}

/** As a browser sends it, or as Australians write it: 31/12/1990. */
function readDate(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const written = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!/^\d{4}-\d\d-\d\d$/.test(written)) return null
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null
}

/** Birthdays between two days. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}
