import type { Run } from './phrase.ts'
import { phraseAt, phraseTable, type Word } from './words.ts'

/** What a number counts, as far as the words beside it say. */
export type Unit =
  | 'dollars'
  | 'km'
  | 'week'
  | 'age'
  | 'seats'
  | 'sleeps'
  | 'doors'
  | 'kg'
  | 'cc'
  | 'mm'
  | 'm'
  | 'kwh'
  | 'kw'
  | 'percent'
  | 'unknown'

export interface Amount {
  readonly amount: number
  readonly unit: Unit
  /** '50k' or '50 grand': a number that means thousands. */
  readonly isThousands: boolean
  /** '2019+'. */
  readonly isOrMore: boolean
  /** By what the number was multiplied for its unit: a tonne is a thousand of kilograms. */
  readonly scale: number
}

const figure = /^(\d{1,9}(?:\.\d+)?)([a-z]{1,7})?$/
const suffixes = new Set(['k', 'grand', 's'])

/** A number with nothing after it but what a number can have. */
export function isFigure(text: string): boolean {
  const [, digits, suffix = ''] = figure.exec(text) ?? []
  return digits !== undefined && (suffix === '' || suffixes.has(suffix) || units.has(suffix))
}

const ones = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const thousand = new Set(['k', 'grand', 'thousand', 'thou', 'g'])

const units = phraseTable<Exclude<Unit, 'unknown'>>({
  dollars: 'dollars|dollar|bucks|aud',
  km: 'km|kms|kilometres|kilometers|kilometre|klm|klms|ks|kays|on the clock|on the odo|odometer|travelled',
  week: 'pw|p w|a week|per week|weekly|each week|wk|week|a wk|per wk',
  age: 'years old|year old|yrs old|yr old|yo|years|yrs|years of age',
  seats: 'seater|seaters|seats|seat|str',
  sleeps: 'berth|berths|bed',
  doors: 'door|doors|dr',
  kg: 'kg|kgs|kilo|kilos|kilograms|t|tonne|tonnes|ton|tons|tonner',
  cc: 'cc|ccs|l|lt|ltr|litre|litres|liter',
  mm: 'mm|cm|millimetres|centimetres',
  m: 'm|mtr|mtrs|metre|metres|meter|meters|ft|foot|feet|footer',
  kwh: 'kwh|kilowatt hours',
  kw: 'kw|kws|kilowatts',
  percent: 'percent|per cent|pc',
})

/** A number in figures or words, with its unit. */
export function amountAt(words: readonly Word[], at: number): Run<Amount> | null {
  const number = numberAt(words, at)
  if (!number) return null
  const { raw } = words[number.next - 1]!
  let { next } = number
  let { value, suffix } = number.value
  let isThousands = suffix === 'k' || suffix === 'grand'
  if (!suffix && thousand.has(words[next]?.text ?? '')) {
    isThousands = true
    next++
  }
  const apart = ofSuffix(suffix) ? null : unitAt(words, next)
  const unit = ofSuffix(suffix) ?? apart?.value
  if (apart) next = apart.next
  const scale = scales[apart ? words[next - 1]!.text : suffix] ?? 1
  value *= scale
  // '80 ks' are eighty thousand kilometres.
  if (unit === 'km' && value < 1_000 && (suffix === 'ks' || words[next - 1]?.text === 'ks')) isThousands = true
  if (isThousands && value < 10_000) value *= 1_000
  const isMoney = words[at]!.raw.startsWith('$')
  return {
    next,
    value: {
      amount: Math.round(value * 100) / 100,
      unit: unit ?? (isMoney || words[number.next]?.text === 'grand' || suffix === 'grand' ? 'dollars' : 'unknown'),
      isThousands,
      scale,
      isOrMore: raw.endsWith('+') || words[next - 1]!.raw.endsWith('+'),
    },
  }
}

/** To the unit's own. */
const scales: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['t', 'tonne', 'tonnes', 'ton', 'tons', 'tonner'].map((name) => [name, 1_000])),
  ...Object.fromEntries(['l', 'lt', 'ltr', 'litre', 'litres', 'liter'].map((name) => [name, 1_000])),
  ...Object.fromEntries(['ft', 'foot', 'feet', 'footer'].map((name) => [name, 0.3048])),
  cm: 10,
  centimetres: 10,
}
/** Too short to be a unit by themselves. */
const joinedOnly = new Set(['m', 'l', 'bed', 'str', 'dr'])

function unitAt(words: readonly Word[], at: number) {
  const unit = phraseAt(words, at, units)
  return unit && !(unit.next === at + 1 && joinedOnly.has(words[at]!.text)) ? unit : null
}

function ofSuffix(suffix: string): Exclude<Unit, 'unknown'> | undefined {
  if (suffix === 'k' || suffix === 'grand' || suffix === 's') return undefined
  return units.get(suffix)
}

function numberAt(words: readonly Word[], at: number): Run<{ value: number; suffix: string }> | null {
  const word = words[at]
  if (!word || word.isVerbatim) return null
  const [, digits, suffix = ''] = figure.exec(word.text) ?? []
  if (digits !== undefined && isFigure(word.text)) return { next: at + 1, value: { value: Number(digits), suffix } }
  const [ten, one] = [tens.indexOf(word.text), ones.indexOf(word.text)]
  if (one > 0) return { next: at + 1, value: { value: one, suffix: '' } }
  if (ten < 0) return null
  const more = ones.indexOf(words[at + 1]?.text ?? '')
  const isMore = more > 0 && more < 10
  return { next: at + (isMore ? 2 : 1), value: { value: (ten + 2) * 10 + (isMore ? more : 0), suffix: '' } }
}
