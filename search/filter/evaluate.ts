import { difference, hasBit, intersect, setBit, unite, type Bits } from '../bits.ts'
import type { Columns } from '../columns/columns.ts'
import type { FacetColumn } from '../columns/facet-column.ts'
import type { MultiColumn } from '../columns/multi-column.ts'
import { distanceBetween, labelledPlace } from '../columns/places.ts'
import { isFilterable } from '../schema.ts'
import { SearchError } from '../search-error.ts'
import { normalize } from '../text/normalize.ts'
import { codeWord } from '../text/codes.ts'
import { compareNumbers } from './compare-numbers.ts'
import type { Condition, Filter, GeoCondition, Test } from './filter.ts'

/** The documents a filter lets through. The set may be one the index keeps: it is to be read only. */
export function evaluate(columns: Columns, filter: Filter): Bits {
  switch (filter.type) {
    case 'and':
    case 'or': {
      const found = columns.scratch.unfilledBits()
      found.set(evaluate(columns, filter.parts[0]!))
      for (const part of filter.parts.slice(1))
        (filter.type === 'and' ? intersect : unite)(found, evaluate(columns, part))
      return found
    }
    case 'not':
      return allBut(columns, evaluate(columns, filter.part))
    case 'condition':
      return evaluateCondition(columns, filter)
    default:
      return evaluatePlace(columns, filter)
  }
}

function evaluateCondition(columns: Columns, { attribute, test }: Condition): Bits {
  requireFilterable(columns, attribute)
  switch (test.is) {
    case 'exists':
    case 'null':
    case 'empty':
      return columns.keeps(attribute)
        ? scan(columns, (slot) => presences[test.is](columns.read(slot, attribute)))
        : byColumn(columns, attribute, test.is)
    case 'contains':
      return withText(columns, attribute, (text) => text.includes(normalize(test.text)))
    case 'starts':
      return withText(columns, attribute, (text) => text.startsWith(normalize(test.text)))
    case 'in':
      return withValues(columns, attribute, test.values)
    case 'compare':
      if (test.operator === '=') return withValues(columns, attribute, [test.value])
      if (test.operator === '!=') return allBut(columns, withValues(columns, attribute, [test.value]))
      return compareNumbers(columns, attribute, test)
    default:
      return compareNumbers(columns, attribute, test satisfies Test)
  }
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
      columns.text.codes.each(codeWord(value), false, (slot) => {
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
  const facet = columns.facets.get(attribute) ?? columns.multis.get(attribute)
  if (!facet) return scan(columns, (slot) => matches(normalize(String(columns.read(slot, attribute) ?? ''))))
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
  const within = values.sorted.filter((ordinal) => {
    const place = labelledPlace(values.label(ordinal))
    if (condition.type === 'radius') return distanceBetween(place, condition.centre) <= condition.metres
    const { topRight, bottomLeft } = condition
    return (
      place.lat <= topRight.lat &&
      place.lat >= bottomLeft.lat &&
      place.lng <= topRight.lng &&
      place.lng >= bottomLeft.lng
    )
  })
  columns.places.uniteInto(found, within)
  return found
}

function scan(columns: Columns, matches: (slot: number) => boolean): Bits {
  const found = columns.scratch.bits()
  for (let slot = 0; slot < columns.ids.length; slot++) {
    if (hasBit(columns.live, slot) && matches(slot)) setBit(found, slot)
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
