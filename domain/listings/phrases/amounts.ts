import type { Range, RangeFacet } from '../listing-state.ts'
import { comparisons, joins, rangeAsked, rangeFor, trailing } from './comparisons.ts'
import type { AmountFacts, Comparison, ReadAmount } from './comparisons.ts'
import { countRead } from './counts.ts'
import { measureRead } from './measures.ts'
import { amountAt, type Amount } from './numbers.ts'
import type { Run } from './phrase.ts'
import { phraseAt, phraseTable, type Word } from './words.ts'

/** 'under 5 years old' is no price. */
const ages = phraseTable({
  young:
    'no older than|not older than|less than|under|max|up to|younger than|newer than|within|at most|no more than|not more than',
  old: 'older than|over|more than|at least',
})

const afterYear = new Set(['model', 'build', 'plate', 'year', 'models', 'built', 'my'])

/** A price, a distance, a year, seats or a measure at a word, however it is said. */
export function amountRead(words: readonly Word[], at: number, facts: AmountFacts): Run<ReadAmount> | null {
  return (
    ageRead(words, at, facts) ??
    countRead(words, at, facts) ??
    measureRead(words, at, facts) ??
    vagueRead(words, at, facts) ??
    comparedRead(words, at, facts)
  )
}

function comparedRead(words: readonly Word[], at: number, facts: AmountFacts): Run<ReadAmount> | null {
  const said = phraseAt(words, at, comparisons)
  const begins = words[said?.next ?? at]?.text === 'year' ? (said?.next ?? at) + 1 : (said?.next ?? at)
  const first = amountAt(words, begins)
  if (!first) return null
  const second =
    said === null || said.value === 'between' || said.value === 'min' || said.value === 'about'
      ? secondAt(words, first.next)
      : null
  if (second) return pairRead(first.value, second, facts)
  const nextYear = said === null ? orNextYear(words, first, facts) : null
  if (nextYear) return nextYear
  if (said?.value === 'between') return null
  const isYear = looksLikeYear(first.value, facts)
  let next = isYear && afterYear.has(words[first.next]?.text ?? '') ? first.next + 1 : first.next
  const tail = said && said.value !== 'min' ? null : phraseAt(words, next, trailing)
  if (tail) next = tail.next
  const kind = said?.value ?? (first.value.isOrMore ? 'min' : tail?.value) ?? null
  const read = amountAsked(first.value, kind, facts)
  return read && { next, value: read }
}

/** Units of what this reads; measures have their own. */
const spent: ReadonlySet<string> = new Set(['unknown', 'dollars', 'km', 'week'])

function amountAsked(amount: Amount, kind: Comparison | null, facts: AmountFacts): ReadAmount | null {
  if (looksLikeYear(amount, facts)) return yearAsked(amount.amount, kind, facts)
  if (!spent.has(amount.unit)) return null
  const name = figureOf(amount)
  if (amount.unit === 'unknown' && !amount.isThousands && (kind === null || amount.amount >= 1_000_000)) return null
  // 'under 50' is hardly fifty dollars.
  const isSmall = amount.unit === 'unknown' && amount.amount < 1_000
  const figure = isSmall ? amount.amount * 1_000 : amount.amount
  if (isSmall && amount.amount < 5) return null
  return rangeAsked(name, rangeFor(kind ?? 'max', figure), kind !== null && !isSmall, facts)
}

function yearAsked(year: number, kind: Comparison | null, facts: AmountFacts): ReadAmount | null {
  switch (kind) {
    case null:
      return rangeAsked('year', { min: year, max: year }, true, facts)
    case 'before':
      return rangeAsked('year', { min: null, max: year - 1 }, true, facts)
    case 'after':
      return rangeAsked('year', { min: year + 1, max: null }, true, facts)
    case 'about':
      return rangeAsked('year', { min: year - 1, max: year + 1 }, true, facts)
    case 'min':
    case 'since':
      return rangeAsked('year', { min: year, max: null }, true, facts)
    default:
      // 'under 2015' may be a price.
      return rangeAsked('year', { min: null, max: year }, false, facts)
  }
}

const orYounger = phraseTable({ young: 'or newer|or younger|or less|max|or under|old or newer|old or less' })

/** 'no older than 5 years', 'less than 3 years old'. */
function ageRead(words: readonly Word[], at: number, facts: AmountFacts): Run<ReadAmount> | null {
  const said = phraseAt(words, at, ages)
  const amount = amountAt(words, said?.next ?? at)
  if (amount?.value.unit !== 'age' || amount.value.amount > 60) return null
  const young = said ? null : phraseAt(words, amount.next, orYounger)
  if (!said && !young) return null
  const year = facts.thisYear - amount.value.amount
  const range = said?.value !== 'old' ? { min: year, max: null } : { min: null, max: year }
  const read = rangeAsked('year', range, true, facts)
  const next = young?.next ?? amount.next
  return read && { next: words[next]?.text === 'old' ? next + 1 : next, value: read }
}

const vague = phraseTable({
  longRange: 'long range|big range|good range|decent range',
  lowKm: 'low kms|low km|low kilometres|low kilometers|low ks|low mileage|low klms|low k|few kms|low odo|lowish kms',
  lowSeat: 'low seat|low seat height|short rider|for a short rider|lowered seat',
  quickCharge: 'fast charging|fast charge|quick charging|rapid charging|dc fast charging|fast charger',
  carLicence: 'car licence|car license|on a car licence|on a car license|c class licence',
  strong: 'towing capacity|tow capacity|good towing capacity|good towing|heavy towing|good for towing|great for towing',
  light: 'lightweight|light weight|light tow|easy to tow|easy tow',
})
const vagueMeans = {
  longRange: ['range_km', { min: 450, max: null }],
  lowKm: ['km', { min: null, max: 50_000 }],
  lowSeat: ['seat_height', { min: null, max: 790 }],
  quickCharge: ['dc_kw', { min: 100, max: null }],
  carLicence: ['gvm', { min: null, max: 4_500 }],
  strong: ['towing', { min: 3_000, max: null }],
  light: ['atm', { min: null, max: 2_000 }],
} as const satisfies Record<string, readonly [RangeFacet, Range]>

/** What everyone understands, and nobody alike: offered, never certain. */
function vagueRead(words: readonly Word[], at: number, facts: AmountFacts): Run<ReadAmount> | null {
  const said = phraseAt(words, at, vague)
  const means = said && vagueMeans[said.value]
  const read = means && rangeAsked(means[0], means[1], false, facts)
  return read && { next: said.next, value: read }
}

/** The other end: after 'to', 'and' or a dash. */
function secondAt(words: readonly Word[], at: number): Run<Amount> | null {
  const word = words[at]
  if (!word) return null
  if (joins.has(word.text)) return amountAt(words, at + 1)
  return /^\s*[-–—&]\s*$/.test(word.before) ? amountAt(words, at) : null
}

/** '2019 or 2020'; other years that are alternatives are no range. */
function orNextYear(words: readonly Word[], { value: one, next }: Run<Amount>, facts: AmountFacts) {
  const joint = words[next]
  const isSlash = joint?.before.trim() === '/'
  const two = joint?.text === 'or' || isSlash ? amountAt(words, isSlash ? next : next + 1) : null
  const areYears = two !== null && looksLikeYear(one, facts) && looksLikeYear(two.value, facts)
  return areYears && two.value.amount === one.amount + 1 ? pairRead(one, two, facts) : null
}

/** What the first leaves out the second says: '30 to 40 grand'. */
function pairRead(one: Amount, { value: given, next }: Run<Amount>, facts: AmountFacts): Run<ReadAmount> | null {
  // '2015-18'.
  const isShortYear = looksLikeYear(one, facts) && given.unit === 'unknown' && given.amount < 100 && !given.isThousands
  const two = isShortYear ? { ...given, amount: one.amount - (one.amount % 100) + given.amount } : given
  const low = two.isThousands && !one.isThousands && one.amount < 1_000 ? one.amount * 1_000 : one.amount
  if (low > two.amount) return null
  if (!spent.has(one.unit) || !spent.has(two.unit)) return null
  const isYears = looksLikeYear(one, facts) && looksLikeYear(two, facts)
  const isPlain = two.unit === 'unknown' && one.unit === 'unknown' && !two.isThousands
  if (!isYears && isPlain && low < 1_000) return null
  const name = isYears ? 'year' : figureOf(two.unit === 'unknown' ? one : two)
  const read = rangeAsked(name, { min: low, max: two.amount }, true, facts)
  return read && { next, value: read }
}

const looksLikeYear = ({ amount, unit, isThousands }: Amount, { thisYear }: AmountFacts): boolean =>
  unit === 'unknown' && !isThousands && amount >= 1950 && amount <= thisYear + 1

function figureOf({ unit }: Amount): RangeFacet {
  if (unit === 'km') return 'km'
  return unit === 'week' ? 'subscription_price' : 'price'
}
