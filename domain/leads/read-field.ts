import { formatNumber } from '../formats/amounts.ts'
import { australianPhone } from '../formats/australian-phone.ts'
import { readKms } from '../formats/kms.ts'
import { cleanBlock, cleanLine } from '../stock-feeds/clean-text.ts'
import { isFileReference } from './files/file-name.ts'
import type { OpenField, SiteFacts } from './open-form.ts'

/** What is wrong with a field: words for the shopper, a code for programs. */
export interface Fault {
  readonly field: string
  readonly message: string
  readonly code: 'required' | 'invalid' | 'too_long' | 'unknown_choice'
}

export type FieldValue = string | boolean | readonly string[]

type Reading = { readonly value: FieldValue | null } | { readonly fault: Fault }

const ticked = new Set(['true', 'on', '1', 'yes'])
const mostChoices = 30
const defaultLength = 200

/** One field of what was sent: its value in the form we keep, null where it was left empty, or what is wrong with it. */
export function readField(field: OpenField, sent: unknown, facts: Pick<SiteFacts, 'knowsPostcode'>): Reading {
  const { name, type, required, missing, maxLength = defaultLength } = field
  const fault = (code: Fault['code'], message: string): Reading => ({ fault: { field: name, message, code } })
  if (type === 'checkbox') {
    const value = sent === true || (typeof sent === 'string' && ticked.has(sent.toLowerCase()))
    return required && !value ? fault('required', missing) : { value }
  }
  if (type === 'choices') return readChoices(field, sent, fault)

  const text = textOf(sent)
  if (text === null) return fault('invalid', `${field.label} must be text.`)
  const tooLong = () => fault('too_long', `${field.label} may have at most ${formatNumber(maxLength)} characters.`)
  // Before anything is done with it: cleaning a megabyte takes longer than refusing it.
  if (text.length > maxLength * 4 + 100) return type === 'postcode' ? fault('invalid', postcodeFault) : tooLong()
  const value = type === 'text' ? cleanBlock(text) : cleanLine(text)
  if (value === '') return required ? fault('required', type === 'postcode' ? postcodeFault : missing) : { value: null }
  const checked = checks[type]?.(value, field, facts)
  if (checked && 'problem' in checked) return fault(checked.code ?? 'invalid', checked.problem)
  const kept = checked?.kept ?? value
  return kept.length > maxLength ? tooLong() : { value: kept }
}

export const postcodeFault = 'Invalid postcode. Please enter a 4-digit number.'

type Check = (
  value: string,
  field: OpenField,
  facts: Pick<SiteFacts, 'knowsPostcode'>,
) => { kept: string } | { problem: string; code?: Fault['code'] }

const chosen: Check = (value, { options }) =>
  options.some((option) => option.value === value)
    ? { kept: value }
    : { problem: 'Choose one of the options offered.', code: 'unknown_choice' }

/** What is more than text. The keyboards and the browser's own checks are for help; this decides. */
const checks: Partial<Record<OpenField['type'], Check>> = {
  string: (value, { name, label }) =>
    (name === 'name' || name === 'last_name') && !/\p{L}/u.test(value)
      ? { problem: `${label} needs at least one letter.` }
      : { kept: value },
  email: (value) => {
    const kept = readEmail(value)
    return kept === null ? { problem: 'Enter an email address such as name@example.com.' } : { kept }
  },
  phone: (value) => {
    const kept = australianPhone(value)
    return kept === null ? { problem: 'Enter an Australian phone number, such as 0412 345 678.' } : { kept }
  },
  postcode: (value, _, { knowsPostcode }) => {
    if (!/^\d{4}$/.test(value)) return { problem: postcodeFault }
    return knowsPostcode && !knowsPostcode(value) ? { problem: 'Invalid postcode' } : { kept: value }
  },
  // One who writes 'about 90k' has said enough: no enquiry is turned away for it.
  kms: (value) => ({ kept: String(readKms(value) ?? value) }),
  select: chosen,
  radio: chosen,
  date: (value) => (isDate(value) ? { kept: value } : { problem: 'Enter a date that exists, as 2026-12-31.' }),
  slot: (value) =>
    /T(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) && isDate(value.slice(0, -6))
      ? { kept: value }
      : { problem: 'Choose one of the times offered.' },
  file: (value) => (isFileReference(value) ? { kept: value } : { problem: 'Choose your file again, please.' }),
}

function readChoices(
  { options }: OpenField,
  sent: unknown,
  fault: (code: Fault['code'], message: string) => Reading,
): Reading {
  const list = Array.isArray(sent) ? sent : sent === undefined || sent === null || sent === '' ? [] : [sent]
  const known = new Set(options.map(({ value }) => value))
  const isKnown = list.length <= mostChoices && list.every((each) => typeof each === 'string' && known.has(each))
  if (!isKnown) return fault('unknown_choice', 'Choose among the options offered.')
  return { value: [...new Set(list as string[])] }
}

/** Numbers are taken as people write them; anything with parts is no text. */
function textOf(sent: unknown): string | null {
  if (sent === undefined || sent === null) return ''
  if (typeof sent === 'string') return sent
  return typeof sent === 'number' && Number.isFinite(sent) ? String(sent) : null
}

/** Sane rather than complete: what could carry a second address or a header is none. */
function readEmail(value: string): string | null {
  const match = /^([^\s@<>()[\]",;:\\]{1,64})@((?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}[\p{L}\d-]*)$/u.exec(
    value,
  )
  if (!match) return null
  const [, local = '', host = ''] = match
  if (/^\.|\.$|\.\./.test(local)) return null
  return `${local}@${host.toLowerCase()}`
}

function isDate(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
