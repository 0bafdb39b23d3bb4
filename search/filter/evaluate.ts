import { difference, intersect, setBit, unite, type Bits } from '../bits.ts'
import type { Columns } from '../columns/columns.ts'
import type { FacetColumn } from '../columns/facet-column.ts'
import type { MultiColumn } from '../columns/multi-column.ts'
import { labelledPlace } from '../columns/places.ts'
import { isFilterable } from '../schema.ts'
import { SearchError } from '../search-error.ts'
import type { Steps } from '../steps.ts'
import { normalize } from '../text/normalize.ts'
import { codeWord } from '../text/codes.ts'
import { compareNumbers, type RangeTest } from './compare-numbers.ts'
import { documentTest, scanDocuments, textTest } from './scan-documents.ts'
import type { Condition, Filter, GeoCondition } from './filter.ts'
import { isWithin } from './is-within.ts'

/** The documents a filter lets through. The set may be one the index keeps: it is to be read only. */
export function* evaluate(columns: Columns, filter: Filter): Steps<Bits> {
  switch (filter.type) {
    case 'and':
    case 'or': {
      const { scratch } = columns
      const found = scratch.unfilledBits()
      const { mark } = scratch
      for (let at = 0; at < filter.parts.length; at++) {
        const part = filter.parts[at]!
        const bits = evaluateAtOnce(columns, part) ?? (yield* evaluate(columns, part))
        if (at === 0) found.set(bits)
        else if (filter.type === 'and') intersect(found, bits)
        else unite(found, bits)
        scratch.backTo(mark)
        if (scratch.meter.isFull) yield scratch.meter.take()
      }
      return found
    }
    case 'not':
      return allBut(columns, yield* evaluate(columns, filter.part))
    default: {
      const matches = filter.type === 'condition' && documentTest(columns, filter)
      return matches ? yield* scanDocuments(columns, matches) : evaluateOne(columns, filter)!
    }
  }
}

/**
 * What takes one step: a condition that a column answers, or a few of them. Most filters are no more, and pass for less
 * than putting them down would cost. Undefined where it takes several.
 */
export function evaluateAtOnce(columns: Columns, filter: Filter): Bits | undefined {
  return filter.type === 'and' || filter.type === 'or' ? evaluateFew(columns, filter) : evaluateOne(columns, filter)
}

function evaluateOne(columns: Columns, filter: Filter): Bits | undefined {
  const { meter } = columns.scratch
  if (filter.type === 'condition') {
    requireFilterable(columns, filter.attribute)
    if (documentTest(columns, filter)) return undefined
    meter.add(conditionCost(columns, filter))
    return evaluateCondition(columns, filter)
  }
  if (filter.type !== 'radius' && filter.type !== 'box' && filter.type !== 'polygon') return undefined
  const corners = filter.type === 'polygon' ? filter.corners.length : 1
  meter.add(passCost(columns) + columns.places.values.sorted.length * (1 + corners / 20))
  return evaluatePlace(columns, filter)
}

const few = 16

function evaluateFew(columns: Columns, { type, parts }: Extract<Filter, { type: 'and' | 'or' }>): Bits | undefined {
  if (parts.length > few) return undefined
  const { scratch } = columns
  const found = scratch.unfilledBits()
  const { mark } = scratch
  for (let at = 0; at < parts.length; at++) {
    const bits = evaluateOne(columns, parts[at]!)
    if (!bits) return undefined
    if (at === 0) found.set(bits)
    else if (type === 'and') intersect(found, bits)
    else unite(found, bits)
    scratch.backTo(mark)
  }
  return found
}

/** A pass over a set or a column. */
const passCost = ({ capacity }: Columns): number => 2 + capacity / 4_000

function conditionCost(columns: Columns, { attribute, test }: Condition): number {
  const values = (columns.facets.get(attribute) ?? columns.multis.get(attribute))?.values.sorted.length ?? 0
  const compared = test.is === 'in' ? test.values.length : 'operator' in test && test.operator === '=' ? 1 : values
  return passCost(columns) + compared / 4
}

function evaluateCondition(columns: Columns, condition: Condition): Bits {
  const { attribute, test } = condition
  switch (test.is) {
    case 'exists':
    case 'null':
    case 'empty':
      return byColumn(columns, attribute, test.is)
    case 'contains':
    case 'starts':
      return withText(columns, attribute, textTest(columns, condition)!)
    case 'in':
      return withValues(columns, attribute, test.values)
    case 'compare':
      if (test.operator === '=') return withValues(columns, attribute, [test.value])
      if (test.operator === '!=') return allBut(columns, withValues(columns, attribute, [test.value]))
      return withinRange(columns, condition, test)
    default:
      return withinRange(columns, condition, test)
  }
}

function withinRange(columns: Columns, condition: Condition, test: RangeTest): Bits {
  const matches = textTest(columns, condition)
  return matches ? withText(columns, condition.attribute, matches) : compareNumbers(columns, condition.attribute, test)
}

/** Documents that carry one of the values, compared without regard to case. */
function withValues(columns: Columns, attribute: string, values: readonly string[]): Bits {
  const facet = columns.facets.get(attribute) ?? columns.multis.get(attribute)
  if (facet)
    return withOrdinals(
      columns,
      facet,
      values.length === 1 ? facet.values.matching(values[0]!) : values.flatMap((value) => facet.values.matching(value)),
    )
  const found = columns.scratch.bits()
  const numbers = columns.numbers.get(attribute)
  for (const value of values) {
    if (numbers) {
      const wanted = Number(value)
      if (value.trim() === '' || Number.isNaN(wanted)) continue
      const to = numbers.placeOfValue(wanted, true)
      for (let at = numbers.placeOfValue(wanted); at < to; at++) setBit(found, numbers.order[at]!)
    } else {
      const { codes } = columns.text
      const { from, to } = codes.range(codeWord(value), false)
      codes.each(from, to, (slot) => {
        if (normalize(String(columns.read(slot, attribute) ?? '')) === normalize(value)) setBit(found, slot)
      })
    }
  }
  return found
}

function withOrdinals(columns: Columns, facet: FacetColumn | MultiColumn, wanted: readonly number[]): Bits {
  const kept = wanted.length === 1 ? facet.sets?.dense(wanted[0]!) : undefined
  if (kept) return kept
  const found = columns.scratch.bits()
  facet.uniteInto(found, wanted)
  return found
}

function allBut(columns: Columns, unwanted: Bits): Bits {
  const found = columns.scratch.unfilledBits()
  difference(found, columns.live, unwanted)
  return found
}

function withText(columns: Columns, attribute: string, matches: (text: string) => boolean): Bits {
  const facet = (columns.facets.get(attribute) ?? columns.multis.get(attribute))!
  const found = columns.scratch.bits()
  facet.uniteInto(
    found,
    facet.values.sorted.filter((ordinal) => matches(normalize(facet.values.label(ordinal)))),
  )
  return found
}

function evaluatePlace(columns: Columns, condition: GeoCondition): Bits {
  const { values } = columns.places
  const found = columns.scratch.bits()
  const within = values.sorted.filter((ordinal) => isWithin(labelledPlace(values.label(ordinal)), condition))
  columns.places.uniteInto(found, within)
  return found
}

/** Where documents are not kept, a column tells only whether there is a value. */
function byColumn(columns: Columns, attribute: string, is: 'exists' | 'null' | 'empty'): Bits {
  const facet = columns.facets.get(attribute) ?? columns.multis.get(attribute)
  const present = facet ? withOrdinals(columns, facet, facet.values.sorted) : columns.numbers.get(attribute)!.present
  if (is === 'exists') return present
  return is === 'null' ? allBut(columns, present) : columns.scratch.bits()
}

function requireFilterable(columns: Columns, attribute: string): void {
  if (isFilterable(columns.schema.attributes[attribute])) return
  const names = Object.keys(columns.schema.attributes).filter((name) => isFilterable(columns.schema.attributes[name]))
  throw new SearchError(
    'invalid_search_filter',
    `Attribute \`${attribute}\` is not filterable. Available filterable attributes are: \`${names.join('`, `')}\`.`,
  )
}
