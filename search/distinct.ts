import type { Columns } from './columns/columns.ts'
import { isFilterable } from './schema.ts'
import { SearchError } from './search-error.ts'
import type { Steps } from './steps.ts'
import { normalize } from './text/normalize.ts'

const comparedAtOnce = 4_096

/** The first document of every value, in the order given; documents without a value all stay. */
export function* firstOfEach(columns: Columns, attribute: string, slots: readonly number[]): Steps<number[]> {
  const { meter } = columns.scratch
  const isFirst = firstTest(valueReader(columns, attribute))
  const kept: number[] = []
  for (let from = 0; from < slots.length; from += comparedAtOnce) {
    const some = slots.slice(from, from + comparedAtOnce)
    if (meter.add(some.length / 5)) yield meter.take()
    for (const slot of some) if (isFirst(slot)) kept.push(slot)
  }
  return kept
}

function firstTest(valuesOf: ReturnType<typeof valueReader>): (slot: number) => boolean {
  const seen = new Set<number | string>()
  return (slot) => {
    const values = valuesOf(slot)
    if (values.some((value) => seen.has(value))) return false
    for (const value of values) seen.add(value)
    return true
  }
}

/** Refuses an attribute that documents cannot be told apart by. */
export function requireDistinct({ schema }: Columns, attribute: string): void {
  if (isFilterable(schema.attributes[attribute])) return
  const names = Object.keys(schema.attributes).filter((name) => isFilterable(schema.attributes[name]))
  throw new SearchError(
    'invalid_search_distinct',
    `Attribute \`${attribute}\` is not filterable and thus, cannot be used as distinct attribute. Available filterable attributes patterns are: \`${names.join(', ')}\`.`,
  )
}

function valueReader(columns: Columns, attribute: string): (slot: number) => readonly (number | string)[] {
  const facet = columns.facets.get(attribute)
  if (facet) return (slot) => (facet.ordinals[slot] === 0 ? [] : [facet.ordinals[slot]!])
  const numbers = columns.numbers.get(attribute)
  if (numbers) return (slot) => (Number.isNaN(numbers.values[slot]) ? [] : [numbers.values[slot]!])
  const multi = columns.multis.get(attribute)
  if (multi) {
    return (slot) => [...multi.packed.subarray(multi.starts[slot], multi.starts[slot]! + multi.lengths[slot]!)]
  }
  return (slot) => {
    const text = normalize(String(columns.read(slot, attribute) ?? ''))
    return text === '' ? [] : [text]
  }
}
