import { difference, intersect, setBit, unite, type Bits } from '../bits.ts'
import type { Columns } from '../columns/columns.ts'
import { distanceBetween, labelledPlace } from '../columns/places.ts'
import { isFilterable } from '../schema.ts'
import { SearchError } from '../search-error.ts'
import { normalize } from '../text/normalize.ts'
import { codeWord } from '../text/codes.ts'
import { compareNumbers } from './compare-numbers.ts'
import type { Condition, Filter, GeoCondition, Test } from './filter.ts'

/** The documents a filter lets through, as a set the caller may write to. */
export function evaluate(columns: Columns, filter: Filter): Bits {
  switch (filter.type) {
    case 'and':
    case 'or': {
      const [first, ...rest] = filter.parts
      const found = evaluate(columns, first!)
      for (const part of rest) (filter.type === 'and' ? intersect : unite)(found, evaluate(columns, part))
      return found
    }
    case 'not': {
      const found = evaluate(columns, filter.part)
      difference(found, columns.live, found)
      return found
    }
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
      return scan(columns, (slot) => columns.read(slot, attribute) !== undefined)
    case 'null':
      return scan(columns, (slot) => columns.read(slot, attribute) === null)
    case 'empty':
      return scan(columns, (slot) => isBlank(columns.read(slot, attribute)))
    case 'contains':
      return withText(columns, attribute, (text) => text.includes(normalize(test.text)))
    case 'starts':
      return withText(columns, attribute, (text) => text.startsWith(normalize(test.text)))
    case 'in':
      return withValues(columns, attribute, test.values)
    case 'compare':
      if (test.operator === '=') return withValues(columns, attribute, [test.value])
      if (test.operator === '!=') {
        const equal = withValues(columns, attribute, [test.value])
        difference(equal, columns.live, equal)
        return equal
      }
      return compareNumbers(columns, attribute, test)
    default:
      return compareNumbers(columns, attribute, test satisfies Test)
  }
}

/** Documents that carry one of the values, compared without regard to case. */
function withValues(columns: Columns, attribute: string, values: readonly string[]): Bits {
  const facet = columns.facets.get(attribute) ?? columns.multis.get(attribute)
  const found = columns.scratch.bits()
  if (facet) {
    facet.uniteInto(found, [...new Set(values.flatMap((value) => facet.values.matching(value)))])
    return found
  }
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

function withText(columns: Columns, attribute: string, matches: (text: string) => boolean): Bits {
  const facet = columns.facets.get(attribute) ?? columns.multis.get(attribute)
  if (!facet) return scan(columns, (slot) => matches(normalize(String(columns.read(slot, attribute) ?? ''))))
  const found = columns.scratch.bits()
  facet.uniteInto(found, facet.values.sorted.filter((ordinal) => matches(normalize(facet.values.label(ordinal)))))
  return found
}

function evaluatePlace(columns: Columns, condition: GeoCondition): Bits {
  const { values } = columns.places
  const found = columns.scratch.bits()
  const within = values.sorted.filter((ordinal) => {
    const place = labelledPlace(values.label(ordinal))
    if (condition.type === 'radius') return distanceBetween(place, condition.centre) <= condition.metres
    const { topRight, bottomLeft } = condition
    return place.lat <= topRight.lat && place.lat >= bottomLeft.lat && place.lng <= topRight.lng && place.lng >= bottomLeft.lng
  })
  columns.places.uniteInto(found, within)
  return found
}

function scan(columns: Columns, matches: (slot: number) => boolean): Bits {
  const found = columns.scratch.bits()
  for (let slot = 0; slot < columns.entries.length; slot++) {
    if (columns.entries[slot] && matches(slot)) setBit(found, slot)
  }
  return found
}

const isBlank = (value: unknown): boolean =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

function requireFilterable(columns: Columns, attribute: string): void {
  if (isFilterable(columns.schema.attributes[attribute])) return
  const names = Object.keys(columns.schema.attributes).filter((name) => isFilterable(columns.schema.attributes[name]))
  throw new SearchError(
    'invalid_search_filter',
    `Attribute \`${attribute}\` is not filterable. Available filterable attributes are: \`${names.join('`, `')}\`.`,
  )
}
