import type { Range } from '../listing-state.ts'
import { comparisons, joins, rangeAsked, rangeFor, trailing } from './comparisons.ts'
import type { AmountFacts, Comparison, ReadAmount } from './comparisons.ts'
import { measureNames, measures, type MeasureName } from './measure-names.ts'
import { amountAt, type Amount } from './numbers.ts'
import { nothingAsked, type Run } from './phrase.ts'
import { phraseAt, phraseTable, type Word } from './words.ts'

/** A figure and what is said of it. */
interface Figure {
  readonly amount: Amount
  /** The other end, of two. */
  readonly upTo: Amount | null
  readonly kind: Comparison | null
}

/** Said between a figure and what it is of. */
const between = phraseTable({ of: 'of|is|a|with|capacity of|as|for|kg of' })
/** What is towed is no vehicle that is looked for. */
const towed = phraseTable({
  towed: 'caravan|van|boat|trailer|float|horse float|camper|camper trailer|a caravan|a van|a boat|a trailer',
})

/** A figure of one kind of vehicle, its mass, its reach or its size: 'ATM under 2500', 'max ATM 2500', '2500 kg ATM'. */
export function measureRead(words: readonly Word[], at: number, facts: AmountFacts): Run<ReadAmount> | null {
  const first = phraseAt(words, at, comparisons)
  const name = phraseAt(words, at, measureNames) ?? (first && phraseAt(words, first.next, measureNames))
  if (name) return namedRead(words, name, first?.value ?? null, facts)
  const figure = figureAt(words, at)
  if (!figure) return null
  const after = phraseAt(words, skipped(words, figure.next), measureNames)
  if (after && fits(figure.value.upTo ?? figure.value.amount, after.value, false)) {
    const read = asked(figure.value, after.value, true, facts) ?? unknown
    return { next: beyondTowed(words, after, after.value), value: read }
  }
  const meant = unnamed(words, figure.value, facts)
  const read = meant && asked(figure.value, meant.name, meant.isCertain, facts)
  return read && { next: figure.next, value: read }
}

function namedRead(
  words: readonly Word[],
  { value: name, next }: Run<MeasureName>,
  first: Comparison | null,
  facts: AmountFacts,
): Run<ReadAmount> | null {
  const figure = figureAt(words, skipped(words, next))
  if (!figure || !fits(figure.value.upTo ?? figure.value.amount, name, true)) return null
  const read = asked({ ...figure.value, kind: figure.value.kind ?? first }, name, true, facts) ?? unknown
  return { next: beyondTowed(words, figure, name), value: read }
}

/** A figure that the site's vehicles do not have: its words mean nothing else either. */
const unknown: ReadAmount = { ...nothingAsked, isCertain: true }

interface Meant {
  readonly name: MeasureName
  readonly isCertain: boolean
}
const surely = (name: MeasureName): Meant => ({ name, isCertain: true })

/** The one figure that has this unit; masses are told apart by what is spoken of. */
function unnamed(words: readonly Word[], { amount, upTo, kind }: Figure, { ranges }: AmountFacts): Meant | null {
  switch ((upTo ?? amount).unit) {
    case 'kg':
      return massOf(words, ranges)
    case 'km':
      // Nobody wants at least 400 km on the clock.
      return kind === 'min' && ranges.has('range_km') && amount.amount <= 1_500 ? surely('range_km') : null
    case 'kw':
      return surely(amount.amount > 22 ? 'dc_kw' : 'ac_kw')
    case 'mm':
      return surely('seat_height')
    case 'cc':
      return surely('engine_cc')
    case 'kwh':
      return surely('battery_kwh')
    case 'm':
      return surely('length_m')
    default:
      return null
  }
}

const spokenOf: readonly (readonly [RegExp, MeasureName])[] = [
  [/^(caravans?|vans?|campers?|pop|expanda|trailers?)$/, 'atm'],
  [/^(trucks?|tippers?|trays?|pantech|lorry|chassis)$/, 'gvm'],
]

function massOf(words: readonly Word[], ranges: AmountFacts['ranges']): Meant | null {
  const spoken = spokenOf.find(([pattern, name]) => ranges.has(name) && words.some(({ text }) => pattern.test(text)))
  if (spoken) return surely(spoken[1])
  const known = (['atm', 'gvm'] as const).filter((name) => ranges.has(name))
  return known.length === 0 ? null : { name: known[0]!, isCertain: known.length === 1 }
}

function asked(figure: Figure, name: MeasureName, isCertain: boolean, facts: AmountFacts): ReadAmount | null {
  const { amount, upTo, kind } = figure
  const low = figureOf(amount, name, upTo)
  const range: Range = upTo
    ? { min: low, max: figureOf(upTo, name, null) }
    : (nearly(amount, name, kind) ?? rangeFor(kind ?? measures[name].alone, low))
  return rangeAsked(name, range, isCertain, facts)
}

/** What the first of two leaves out the second says: '18 to 20 ft'. */
function figureOf({ amount, unit }: Amount, name: MeasureName, upTo: Amount | null): number {
  if (unit !== 'unknown') return amount
  if (upTo) return Math.round(amount * upTo.scale * 100) / 100
  return measures[name].unit === 'kg' && amount < 100 ? amount * 1_000 : amount
}

/** '2.8 litres' are 2,755 cc; a '20 ft' van is a hand shorter or longer. */
function nearly({ amount, scale }: Amount, name: MeasureName, kind: Comparison | null): Range | null {
  if (kind !== null) return null
  if (name === 'engine_cc' && scale > 1) return { min: amount - 50, max: amount + 49 }
  const by = (share: number) => Math.round(amount * share * 10) / 10
  return name === 'length_m' ? { min: by(0.95), max: by(1.05) } : null
}

function fits({ amount, unit, isThousands }: Amount, name: MeasureName, isNamedFirst: boolean): boolean {
  const { unit: own, plain } = measures[name]
  if (unit === own) return true
  const [least, most] = plain
  // 'towing 2019 ranger'.
  const isYear = amount >= 1990 && amount < 2050 && own === 'kg'
  const isMeant = amount >= least && amount <= most && !isYear
  const isTonnes = own === 'kg' && isNamedFirst && amount > 0 && amount < 100 && amount * 1_000 <= most
  return unit === 'unknown' && !isThousands && (isMeant || isTonnes)
}

function figureAt(words: readonly Word[], at: number): Run<Figure> | null {
  const compared = phraseAt(words, at, comparisons)
  const amount = amountAt(words, compared?.next ?? at)
  if (!amount) return null
  const upTo = otherEnd(words, amount)
  if (upTo) return { next: upTo.next, value: { amount: amount.value, upTo: upTo.value, kind: null } }
  const tail = phraseAt(words, amount.next, trailing)
  const kind = compared?.value ?? tail?.value ?? (amount.value.isOrMore ? 'min' : null)
  return { next: tail?.next ?? amount.next, value: { amount: amount.value, upTo: null, kind } }
}

function otherEnd(words: readonly Word[], { value: one, next }: Run<Amount>): Run<Amount> | null {
  const isDash = /^\s*[-–—]\s*$/.test(words[next]?.before ?? '')
  const two = isDash || joins.has(words[next]?.text ?? '') ? amountAt(words, isDash ? next : next + 1) : null
  const isMeasured =
    two !== null && measured.has(two.value.unit) && (one.unit === 'unknown' || one.unit === two.value.unit)
  return isMeasured && one.amount * (one.unit === 'unknown' ? two.value.scale : 1) <= two.value.amount ? two : null
}

const measured: ReadonlySet<string> = new Set(
  Object.values(measures)
    .map(({ unit }) => unit)
    .filter((unit) => unit !== 'km'),
)

const skipped = (words: readonly Word[], at: number): number => phraseAt(words, at, between)?.next ?? at

const beyondTowed = (words: readonly Word[], { next }: Run<unknown>, name: MeasureName): number =>
  name === 'towing' ? (phraseAt(words, next, towed)?.next ?? next) : next
