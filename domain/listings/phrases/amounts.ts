import type { Range, RangeFacet } from '../listing-state.ts'
import { amountAt, type Amount } from './numbers.ts'
import { nothingAsked, type Asked, type Run } from './phrase.ts'
import { phraseAt, phraseTable, type Word } from './words.ts'

/** What amounts are read by. */
export interface AmountFacts {
  readonly thisYear: number
  /** Figures the site's vehicles have. */
  readonly ranges: ReadonlySet<RangeFacet>
  readonly seats: readonly number[]
}

/** What an amount asks for. */
export interface ReadAmount extends Asked {
  readonly isCertain: boolean
}

type Comparison = 'max' | 'min' | 'before' | 'after' | 'since' | 'about' | 'between'

export const isComparison = (text: string): boolean => comparisons.has(text)

const comparisons = phraseTable<Comparison>({
  max: 'under|below|less than|lower than|cheaper than|up to|upto|max|maximum|max of|no more than|not more than|not over|at most|fewer than|sub|within|budget|budget of|budget is|price under|priced under|no higher than|spend|spend up to|can spend',
  min: 'over|above|more than|from|at least|min|minimum|starting at|starting from|no less than|greater than|upwards of',
  before: 'before|older than|pre|prior to|earlier than',
  after: 'after|newer than|post|later than',
  since: 'since|no older than|not older than',
  about: 'around|about|approx|approximately|roughly|circa|close to|near|say',
  between: 'between|in between',
})
/** 'under 5 years old' is no price. */
const ages = phraseTable({
  young:
    'no older than|not older than|less than|under|max|up to|younger than|newer than|within|at most|no more than|not more than',
  old: 'older than|over|more than|at least',
})

const trailing = phraseTable({
  max: 'or less|or under|or below|or cheaper|max|maximum|tops|or fewer|and under|and below|to spend|or older|and older|or earlier|and earlier|or lower',
  min: 'or more|or over|or above|and up|and over|and above|plus|min|minimum|or better|or newer|and newer|or later|and later|onwards|onward|up|and onwards|or up|or higher',
})
const afterYear = new Set(['model', 'build', 'plate', 'year', 'models', 'built', 'my'])
const joins = new Set(['to', 'and', 'until', 'thru', 'through'])

/** A price, a distance, a year or seats at a word, however it is said. */
export function amountRead(words: readonly Word[], at: number, facts: AmountFacts): Run<ReadAmount> | null {
  return ageRead(words, at, facts) ?? lowKmRead(words, at, facts) ?? comparedRead(words, at, facts)
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

function amountAsked(amount: Amount, kind: Comparison | null, facts: AmountFacts): ReadAmount | null {
  if (amount.unit === 'seats') return seatsAsked(amount.amount, kind, facts)
  if (looksLikeYear(amount, facts)) return yearAsked(amount.amount, kind, facts)
  if (amount.unit === 'age') return null
  const name = figureOf(amount)
  if (amount.unit === 'unknown' && !amount.isThousands && (kind === null || amount.amount >= 1_000_000)) return null
  // 'under 50' is hardly fifty dollars.
  const isSmall = amount.unit === 'unknown' && amount.amount < 1_000
  const figure = isSmall ? amount.amount * 1_000 : amount.amount
  if (isSmall && amount.amount < 5) return null
  return rangeAsked(name, rangeFor(kind ?? 'max', figure), kind !== null && !isSmall, facts)
}

const rangeFor = (kind: Comparison, figure: number): Range => {
  if (kind === 'about') return about(figure)
  return kind === 'min' || kind === 'after' || kind === 'since'
    ? { min: figure, max: null }
    : { min: null, max: figure }
}

/** A tenth less to a tenth more, to round figures. */
function about(figure: number): Range {
  const step = Math.max(1, (10 ** Math.floor(Math.log10(Math.max(1, figure))) / 10) * 0.5)
  return {
    min: Math.floor(Math.round(figure * 0.9) / step) * step,
    max: Math.ceil(Math.round(figure * 1.1) / step) * step,
  }
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

function seatsAsked(count: number, kind: Comparison | null, { seats }: AmountFacts): ReadAmount | null {
  const fitting = seats.filter((each) => {
    if (kind === null || kind === 'about') return each === count
    if (kind === 'max' || kind === 'before') return each <= count
    return kind === 'after' ? each > count : each >= count
  })
  return fitting.length === 0 ? null : { ...nothingAsked, choices: { seats: fitting.map(String) }, isCertain: true }
}

/** 'no older than 5 years', 'less than 3 years old'. */
function ageRead(words: readonly Word[], at: number, facts: AmountFacts): Run<ReadAmount> | null {
  const said = phraseAt(words, at, ages)
  const amount = amountAt(words, said?.next ?? at)
  if (!said || amount?.value.unit !== 'age' || amount.value.amount > 60) return null
  const year = facts.thisYear - amount.value.amount
  const range = said.value === 'young' ? { min: year, max: null } : { min: null, max: year }
  const read = rangeAsked('year', range, true, facts)
  return read && { next: words[amount.next]?.text === 'old' ? amount.next + 1 : amount.next, value: read }
}

const lowKm = phraseTable({
  low: 'low kms|low km|low kilometres|low kilometers|low ks|low mileage|low klms|low k|few kms|low odo',
})
const fewKm = 50_000

function lowKmRead(words: readonly Word[], at: number, facts: AmountFacts): Run<ReadAmount> | null {
  const low = phraseAt(words, at, lowKm)
  const read = low && rangeAsked('km', { min: null, max: fewKm }, false, facts)
  return read ? { next: low.next, value: read } : null
}

/** The other end: after 'to', 'and' or a dash. */
function secondAt(words: readonly Word[], at: number): Run<Amount> | null {
  const word = words[at]
  if (!word) return null
  if (joins.has(word.text)) return amountAt(words, at + 1)
  return /^\s*[-–—]\s*$/.test(word.before) ? amountAt(words, at) : null
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
  const isYears = looksLikeYear(one, facts) && looksLikeYear(two, facts)
  if (two.unit === 'seats') {
    const fitting = facts.seats.filter((each) => each >= low && each <= two.amount)
    return fitting.length === 0
      ? null
      : { next, value: { ...nothingAsked, choices: { seats: fitting.map(String) }, isCertain: true } }
  }
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

/** Null where the site's vehicles have no such figure: the words stay words. */
const rangeAsked = (name: RangeFacet, range: Range, isCertain: boolean, { ranges }: AmountFacts): ReadAmount | null =>
  ranges.has(name) ? { ...nothingAsked, ranges: { [name]: range }, isCertain } : null
