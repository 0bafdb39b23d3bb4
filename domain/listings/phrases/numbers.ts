import type { Run } from './phrase.ts'
import { phraseAt, phraseTable, type Word } from './words.ts'

/** What a number counts, as far as the words beside it say. */
type Unit = 'dollars' | 'km' | 'week' | 'age' | 'seats' | 'unknown'

export interface Amount {
  readonly amount: number
  readonly unit: Unit
  /** '50k' or '50 grand': a number that means thousands. */
  readonly isThousands: boolean
  /** '2019+'. */
  readonly isOrMore: boolean
}

const figure = /^(\d{1,9}(?:\.\d+)?)(k|km|kms|klm|klms|ks|pw|s|yo|seater|seaters|seats|grand)?$/
export const isFigure = (text: string): boolean => figure.test(text)

const ones = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const thousand = new Set(['k', 'grand', 'thousand', 'thou', 'g'])

const units = phraseTable<Exclude<Unit, 'unknown'>>({
  dollars: 'dollars|dollar|bucks|aud',
  km: 'km|kms|kilometres|kilometers|kilometre|klm|klms|ks|kays|on the clock|on the odo|odometer|travelled',
  week: 'pw|p w|a week|per week|weekly|each week|wk|week|a wk|per wk',
  age: 'years old|year old|yrs old|yr old|yo|years|yrs|years of age',
  seats: 'seater|seaters|seats|seat',
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
  const unit = ofSuffix(suffix) ?? phraseAt(words, next, units)?.value
  if (unit && !ofSuffix(suffix)) next = phraseAt(words, next, units)!.next
  // '80 ks' are eighty thousand kilometres.
  if (unit === 'km' && value < 1_000 && (suffix === 'ks' || words[next - 1]?.text === 'ks')) isThousands = true
  if (isThousands && value < 10_000) value *= 1_000
  const isMoney = words[at]!.raw.startsWith('$')
  return {
    next,
    value: {
      amount: Math.round(value),
      unit: unit ?? (isMoney || words[number.next]?.text === 'grand' || suffix === 'grand' ? 'dollars' : 'unknown'),
      isThousands,
      isOrMore: raw.endsWith('+') || words[next - 1]!.raw.endsWith('+'),
    },
  }
}

function ofSuffix(suffix: string): Exclude<Unit, 'unknown'> | undefined {
  if (suffix === 'k' || suffix === 'grand' || suffix === 's') return undefined
  return units.get(suffix)
}

function numberAt(words: readonly Word[], at: number): Run<{ value: number; suffix: string }> | null {
  const word = words[at]
  if (!word || word.isVerbatim) return null
  const [, digits, suffix = ''] = figure.exec(word.text) ?? []
  if (digits !== undefined) return { next: at + 1, value: { value: Number(digits), suffix } }
  const [ten, one] = [tens.indexOf(word.text), ones.indexOf(word.text)]
  if (one > 0) return { next: at + 1, value: { value: one, suffix: '' } }
  if (ten < 0) return null
  const more = ones.indexOf(words[at + 1]?.text ?? '')
  const isMore = more > 0 && more < 10
  return { next: at + (isMore ? 2 : 1), value: { value: (ten + 2) * 10 + (isMore ? more : 0), suffix: '' } }
}
