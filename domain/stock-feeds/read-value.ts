import { isReportKey } from '../vehicles/reports/report-key.ts'
import { cleanLine } from './clean-text.ts'

/** A value as read from a cell, or what to do about a cell that cannot be read. */
export type Reading<T> = { value: T } | { problem: string }

// An int4 column holds up to $21,474,836.47.
const MAX_DOLLARS = 20_000_000

/** Dollars, with or without $ and commas, as whole cents; no number with a fraction is ever multiplied. */
export function readMoney(text: string): Reading<number> {
  const match = /^(?:AUD\s*)?\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/i.exec(text)
  if (!match) return { problem: 'is not an amount. Write dollars such as 45990, 45,990.00 or $45,990.' }
  const dollars = Number(match[1]?.replaceAll(',', ''))
  if (dollars > MAX_DOLLARS)
    return { problem: `is more than $${MAX_DOLLARS.toLocaleString('en-AU')}. Check the amount.` }
  return { value: dollars * 100 + Number((match[2] ?? '').padEnd(2, '0')) }
}

/** A whole number within bounds; commas and the unit after it are allowed. */
export function readWhole(text: string, min: number, max: number, unit = ''): Reading<number> {
  const digits = unit && text.toLowerCase().endsWith(unit) ? text.slice(0, -unit.length).trimEnd() : text
  const match = /^(?:\d{1,3}(?:,\d{3})+|\d{1,9})$/.exec(digits)
  const value = match ? Number(digits.replaceAll(',', '')) : Number.NaN
  return value >= min && value <= max ? { value } : { problem: `must be a whole number from ${min} to ${max}.` }
}

/** A number within bounds with at most three decimals. */
export function readDecimal(text: string, min: number, max: number): Reading<number> {
  const value = /^\d{1,6}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? { value } : { problem: `must be a number from ${min} to ${max}.` }
}

/** A calendar day, dd/MM/yyyy or yyyy-MM-dd, as yyyy-MM-dd; a day that does not exist is refused. */
export function readDay(text: string): Reading<string> {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (year) return realDay(year, month, day)
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (isoYear) return realDay(isoYear, isoMonth, isoDay)
  return { problem: 'is not a date. Write it as dd/MM/yyyy, such as 31/12/2026.' }
}

/** A day, or the month a plate shows: MM/yyyy or yyyy-MM, as yyyy-MM. */
export function readMonth(text: string): Reading<string> {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{2})$/.exec(text) ?? []
  if (!year && !isoYear) return readDay(text)
  const first = realDay(year ?? isoYear, month ?? isoMonth, '1')
  return 'value' in first ? { value: first.value.slice(0, 7) } : first
}

function realDay(year = '', month = '', day = ''): Reading<string> {
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${value}T00:00:00Z`)
  // The engine rolls 31 February over into March; only a day that survives the round trip exists.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  if (!exists) return { problem: 'is a date that does not exist. Write it as dd/MM/yyyy.' }
  return Number(year) >= 1886 && Number(year) <= 2100
    ? { value }
    : { problem: 'has a year out of range. Check the date.' }
}

const FLAGS: Readonly<Record<string, boolean>> = {
  yes: true,
  no: false,
  true: true,
  false: false,
  y: true,
  n: false,
  1: true,
  0: false,
}

/** Yes or no, in the ways feeds write it. */
export function readFlag(text: string): Reading<boolean> {
  const reading = readWord(text, FLAGS)
  return 'problem' in reading ? { problem: 'must be yes or no.' } : reading
}

/** A word of the trade by the table that gives its meaning, whatever its case, spaces or hyphens. */
export function readWord<T>(text: string, words: Readonly<Record<string, T>>): Reading<T> {
  const word = text.toLowerCase().replace(/[\s-]+/g, '_')
  const value = Object.hasOwn(words, word) ? words[word] : undefined
  return value === undefined ? { problem: `must be one of ${Object.keys(words).join(', ')}.` } : { value }
}

/** A vehicle identification number: 17 letters and digits for vehicles built from 1989, a chassis number before. */
export function readVin(text: string): Reading<string> {
  const value = text.toUpperCase().replace(/[\s-]+/g, '')
  return /^[A-Z0-9]{4,17}$/.test(value) ? { value } : { problem: 'must be 17 letters and digits.' }
}

/** A link to the web; anything else could run in a shopper's browser. */
export function readUrl(text: string): Reading<string> {
  const url = URL.parse(text)
  const web = url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === ''
  if (web && url.href.length <= 2000) return { value: url.href }
  return { problem: 'must be a full link such as https://example.com/car.jpg.' }
}

const uploaded = /^\/media\/photos\/[a-z0-9-]{1,80}\/[0-9a-f]{32}$/

/** A picture: a link to the web, or the address an upload was answered with. */
export const readPicture = (text: string): Reading<string> => (uploaded.test(text) ? { value: text } : readUrl(text))

/** A history report: a link to the web, or what an upload was answered with. */
export const readReport = (text: string): Reading<string> => (isReportKey(text) ? { value: text } : readUrl(text))

export const readPostcode = (text: string): Reading<string> =>
  /^\d{4}$/.test(text) ? { value: text } : { problem: 'must be four digits.' }

/** What was read, short and safe to print in a report. */
export function shownValue(raw: unknown): string | undefined {
  if (raw === undefined || raw === null) return undefined
  const text = cleanLine(typeof raw === 'object' ? JSON.stringify(raw) : String(raw))
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
