import type { Bits } from '../bits.ts'
import type { Columns } from '../columns/columns.ts'
import { SearchError } from '../search-error.ts'
import { isNumber, type Test } from './filter.ts'

export type RangeTest = Extract<Test, { is: 'compare' | 'between' }>

interface Range {
  readonly from: number
  readonly to: number
  /** The bounds themselves are left out. */
  readonly open: boolean
}

/** The documents whose number lies in a range; values that are not numbers lie in none. */
export function compareNumbers(columns: Columns, attribute: string, test: RangeTest): Bits {
  const range = rangeOf(attribute, test)
  const numbers = columns.numbers.get(attribute)
  if (numbers) {
    const found = columns.scratch.unfilledBits()
    const from = numbers.placeOfValue(range.from, range.open)
    numbers.between(found, from, Math.max(from, numbers.placeOfValue(range.to, !range.open)))
    return found
  }
  const found = columns.scratch.bits()
  const facet = columns.facets.get(attribute) ?? columns.multis.get(attribute)
  facet?.uniteInto(
    found,
    facet.values.sorted.filter((ordinal) => isWithin(facet.values.label(ordinal), range)),
  )
  return found
}

function rangeOf(attribute: string, test: RangeTest): Range {
  if (test.is === 'between') return { from: bound(attribute, test.from), to: bound(attribute, test.to), open: false }
  const value = bound(attribute, test.value)
  const open = test.operator === '>' || test.operator === '<'
  return test.operator === '>' || test.operator === '>='
    ? { from: value, to: Number.POSITIVE_INFINITY, open }
    : { from: Number.NEGATIVE_INFINITY, to: value, open }
}

function bound(attribute: string, text: string): number {
  if (isNumber(text)) return Number(text)
  throw new SearchError(
    'invalid_search_filter',
    `\`${attribute}\` is compared with a number, but \`${text}\` is not one.`,
  )
}

function isWithin(label: string, { from, to, open }: Range): boolean {
  const value = Number(label)
  if (label.trim() === '' || Number.isNaN(value)) return false
  return open ? value > from && value < to : value >= from && value <= to
}
