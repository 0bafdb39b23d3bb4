import { expect, it } from 'vitest'
import { SearchError } from '../search-error.ts'
import { filterText } from './filter-text.ts'
import { quoted } from './filter.ts'
import { parseFilter } from './parse-filter.ts'

/** How a filter was understood, written out with every bracket. */
const read = (filter: Parameters<typeof parseFilter>[0]): string | undefined => {
  const parsed = parseFilter(filter)
  return parsed && filterText(parsed)
}

it.each([
  ['make = Toyota', '"make" = "Toyota"'],
  ["make='Land Rover'", '"make" = "Land Rover"'],
  ['make = "say \\"hi\\""', '"make" = "say \\"hi\\""'],
  ['price>=10 AND price<20', '("price" >= "10" AND "price" < "20")'],
  ['a = 1 OR b = 2 AND c = 3', '("a" = "1" OR ("b" = "2" AND "c" = "3"))'],
  ['(a = 1 OR b = 2) AND NOT c = 3', '(("a" = "1" OR "b" = "2") AND NOT ("c" = "3"))'],
  ['price 5000 TO 20000', '"price" 5000 TO 20000'],
  ['make IN [Toyota, "Land Rover"]', '"make" IN ["Toyota", "Land Rover"]'],
  ['make NOT IN []', 'NOT ("make" IN [])'],
  ['tag EXISTS AND badge NOT EXISTS', '("tag" EXISTS AND NOT ("badge" EXISTS))'],
  ['tag IS NULL OR tag IS NOT EMPTY', '("tag" IS NULL OR NOT ("tag" IS EMPTY))'],
  ['name CONTAINS sport', '"name" CONTAINS "sport"'],
  ['name NOT STARTS WITH "a b"', 'NOT ("name" STARTS WITH "a b")'],
  ['_geoRadius(-27.5, 153, 1000)', '_geoRadius(-27.5, 153, 1000)'],
  ['_geoBoundingBox([-27, 154], [-28, 153])', '_geoBoundingBox([-27, 154], [-28, 153])'],
  ['_geoRadius(-27.5, 153, 1000, 125)', '_geoRadius(-27.5, 153, 1000)'],
  ['_geoPolygon([1, 2], [3, 4], [5, 6])', '_geoPolygon([1, 2], [3, 4], [5, 6])'],
  ['make A TO "Land Rover"', '"make" "A" TO "Land Rover"'],
  ['manufacturer.name = Ford', '"manufacturer.name" = "Ford"'],
])('%s', (filter, understood) => expect(read(filter)).toBe(understood))

it.each([
  [[['a = 1', 'a = 2'], 'b = 3'], '(("a" = "1" OR "a" = "2") AND "b" = "3")'],
  [['a = 1'], '"a" = "1"'],
  [[], undefined],
  ['  ', undefined],
  [null, undefined],
])('a list is all of its parts, an inner list any of them: %j', (filter, understood) =>
  expect(read(filter)).toBe(understood),
)

it.each([
  ['price >', 'Was expecting a value but got nothing', '8:8'],
  ['make = "Toyota', 'missing the closing quote', '8:15'],
  ['(a = 1', 'missing the closing parenthesis', '7:7'],
  ['a = 1 b = 2', 'unexpected characters at the end of the filter: `b = 2`', '7:8'],
  ['price ~ 5', 'Was expecting an operation', '7:8'],
  ['make IN Toyota', 'comma-separated values inside `IN[..]`', '9:15'],
  ['tag IS nothing', 'Was expecting `NULL` or `EMPTY`', '8:15'],
  ['_geoRadius(91, 0, 5)', 'Bad latitude', '21:21'],
  ['_geoRadius(1, 0)', 'Was expecting `_geoRadius', '16:17'],
  ['_geoPolygon([1, 2], [3, 4])', 'at least 3 points but only 2', '28:28'],
  ['_geoBoundingBox([1, 2])', 'Was expecting `_geoBoundingBox', '24:24'],
  ['_geoRadius(a, 0, 5)', '`a` is not a number', '12:13'],
  [`${'('.repeat(100)}a = 1${')'.repeat(100)}`, 'nested too deeply', '66:67'],
  ['a & b', 'put the value in quotes', '3:4'],
])('%s is refused with the place', (filter, message, place) => {
  const attempt = () => parseFilter(filter)
  expect(attempt).toThrow(SearchError)
  expect(attempt).toThrow(message)
  expect(attempt).toThrow(`\n${place} ${filter}`)
})

it('refuses filters too long to be honest', () => {
  expect(() => parseFilter(`a = ${'x'.repeat(33_000)}`)).toThrow('at most 32768 characters')
  expect(() => parseFilter(Array.from({ length: 2_001 }, () => 'a = 1'))).toThrow('at most 2000 conditions')
  expect(() => parseFilter(`a IN [${'1,'.repeat(2_001)}]`)).toThrow('at most 2000 conditions')
  expect(() => parseFilter([Array.from({ length: 40 }, () => `a = ${'x'.repeat(1_000)}`)])).toThrow('characters')
})

it.each(['Land Rover', 'say "hi"', String.raw`back\slash\\`, "it's", 'a = 1 OR b = 2', ''])(
  'a quoted value is only a value: %s',
  (value) => {
    expect(parseFilter(`make = ${quoted(value)}`)).toEqual({
      type: 'condition',
      attribute: 'make',
      test: { is: 'compare', operator: '=', value },
    })
  },
)
