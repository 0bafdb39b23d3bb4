import {
  comparisons,
  countAsked,
  joins,
  trailing,
  type AmountFacts,
  type Comparison,
  type CountFacet,
} from './comparisons.ts'
import type { ReadAmount } from './comparisons.ts'
import { amountAt, type Amount } from './numbers.ts'
import type { Run } from './phrase.ts'
import { phraseAt, phraseTable, type Word } from './words.ts'

const beds = phraseTable({
  sleeps: 'sleeps|sleep|sleeping|sleeps up to|sleeps a family of|berth|beds for|sleeping for',
})
const company = phraseTable({ for: 'for|for a family of|family of|fits|to fit|seats|carries|room for' })
const people = new Set(['people', 'persons', 'adults', 'kids', 'passengers', 'children', 'person', 'family'])
const spans = new Set(['months', 'month', 'days', 'weeks', 'hours', 'cylinder', 'speed', 'door'])
const caravans = /^(caravans?|campers?|motorhomes?|poptops?)$/
const mostPeople = 15

/** '7 seater', 'sleeps 4', 'a van for 6'. */
export function countRead(words: readonly Word[], at: number, facts: AmountFacts): Run<ReadAmount> | null {
  return bedsRead(words, at, facts) ?? companyRead(words, at, facts) ?? unitRead(words, at, facts)
}

function bedsRead(words: readonly Word[], at: number, facts: AmountFacts): Run<ReadAmount> | null {
  const said = phraseAt(words, at, beds)
  const amount = said && boundedAt(words, said.next)
  if (!amount || amount.value.amount.unit !== 'unknown') return null
  const read = countAsked('sleeps', boundsOf(amount.value.amount.amount, amount.value.kind), facts)
  return read && { next: skip(words, amount.next, people), value: read }
}

/** As many as that, or more: whoever has six in the family takes a van for eight. */
function companyRead(words: readonly Word[], at: number, facts: AmountFacts): Run<ReadAmount> | null {
  const said = phraseAt(words, at, company)
  const amount = said && amountAt(words, said.next)
  if (
    !amount ||
    amount.value.unit !== 'unknown' ||
    amount.value.isThousands ||
    spans.has(words[amount.next]?.text ?? '')
  )
    return null
  const { amount: count } = amount.value
  if (!Number.isInteger(count) || count < 2 || count > mostPeople) return null
  const isVan =
    facts.counts.seats.length === 0 ||
    words.some(({ text }) => caravans.test(text) || (facts.vansSleep && /^vans?$/.test(text)))
  const name: CountFacet = isVan && facts.counts.sleeps.length > 0 ? 'sleeps' : 'seats'
  const read = countAsked(name, { min: count, max: mostPeople }, facts)
  return read && { next: skip(words, amount.next, people), value: read }
}

function unitRead(words: readonly Word[], at: number, facts: AmountFacts): Run<ReadAmount> | null {
  const first = boundedAt(words, at)
  if (!first) return null
  const { amount, kind } = first.value
  const second =
    joins.has(words[first.next]?.text ?? '') || isDash(words[first.next]) ? pairAt(words, first.next) : null
  const unit = countUnit(amount) ?? (amount.unit === 'unknown' && second ? countUnit(second.value) : null)
  if (!unit) return null
  if (second && countUnit(second.value) === unit) {
    const read = countAsked(unit, { min: amount.amount, max: second.value.amount }, facts)
    return read && { next: second.next, value: read }
  }
  const read = countAsked(unit, boundsOf(amount.amount, kind), facts)
  return read && { next: first.next, value: read }
}

const countUnit = ({ unit }: Amount): CountFacet | null =>
  unit === 'seats' || unit === 'sleeps' || unit === 'doors' ? unit : null

const isDash = (word: Word | undefined): boolean => word !== undefined && /^\s*[-–—]\s*$/.test(word.before)

const pairAt = (words: readonly Word[], at: number): Run<Amount> | null =>
  amountAt(words, isDash(words[at]) ? at : at + 1)

/** An amount with what is said of it, before or after. */
function boundedAt(words: readonly Word[], at: number): Run<{ amount: Amount; kind: Comparison | null }> | null {
  const said = phraseAt(words, at, comparisons)
  const amount = amountAt(words, said?.next ?? at)
  if (!amount) return null
  const tail = phraseAt(words, amount.next, trailing)
  const kind = said?.value ?? tail?.value ?? (amount.value.isOrMore ? 'min' : null)
  return { next: tail?.next ?? amount.next, value: { amount: amount.value, kind } }
}

function boundsOf(count: number, kind: Comparison | null): { min: number; max: number } {
  const [least, most] = [0, 99]
  if (kind === null || kind === 'about') return { min: count, max: count }
  if (kind === 'max' || kind === 'before') return { min: least, max: count }
  return { min: kind === 'after' ? count + 1 : count, max: most }
}

const skip = (words: readonly Word[], at: number, known: ReadonlySet<string>): number =>
  known.has(words[at]?.text ?? '') ? at + 1 : at
