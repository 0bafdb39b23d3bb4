import { hasBit, setBit, type Bits } from '../bits.ts'
import type { Columns } from '../columns/columns.ts'
import type { Steps } from '../steps.ts'
import { normalize } from '../text/normalize.ts'
import { textRange, textRangeTest } from './compare-texts.ts'
import type { Condition } from './filter.ts'

/** How a condition is asked of each document, where no column answers it. */
export function documentTest(columns: Columns, condition: Condition): ((slot: number) => boolean) | undefined {
  const { attribute, test } = condition
  if (test.is === 'exists' || test.is === 'null' || test.is === 'empty') {
    const isPresence = presences[test.is]
    return columns.keeps(attribute) ? (slot) => isPresence(columns.read(slot, attribute)) : undefined
  }
  if (columns.facets.has(attribute) || columns.multis.has(attribute)) return undefined
  const matches = textTest(columns, condition)
  return matches && ((slot) => matches(normalize(String(columns.read(slot, attribute) ?? ''))))
}

/** What a condition asks of a text that is spelt one way; undefined where it does not speak of texts. */
export function textTest(columns: Columns, condition: Condition): ((normal: string) => boolean) | undefined {
  const { test } = condition
  if (test.is === 'contains' || test.is === 'starts') {
    const wanted = normalize(test.text)
    return test.is === 'contains' ? (text) => text.includes(wanted) : (text) => text.startsWith(wanted)
  }
  const range = textRange(columns, condition)
  return range && textRangeTest(range)
}

const scannedAtOnce = 1_024

/** The documents that pass a test, each read. */
export function* scanDocuments(columns: Columns, matches: (slot: number) => boolean): Steps<Bits> {
  const found = columns.scratch.bits()
  const { length } = columns.ids
  for (let from = 0; from < length; from += scannedAtOnce) {
    const to = Math.min(length, from + scannedAtOnce)
    if (columns.scratch.meter.add((to - from) / 4)) yield columns.scratch.meter.take()
    for (let slot = from; slot < to; slot++) if (hasBit(columns.live, slot) && matches(slot)) setBit(found, slot)
  }
  return found
}

const isBlank = (value: unknown): boolean =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

const presences = {
  exists: (value: unknown) => value !== undefined,
  null: (value: unknown) => value === null,
  empty: isBlank,
}
