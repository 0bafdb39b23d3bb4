import { expect, it } from 'vitest'
import { arrayParts, findMember, skipSpace, skipValue } from './json-parts.ts'

const partsOf = (text: string, open = 0) =>
  [...arrayParts(text, open)].map(({ start, end }) => (end === undefined ? `cut at ${start}` : text.slice(start, end)))

it.each([
  ['[]', []],
  ['[ \n ]', []],
  ['[1]', ['1']],
  ['[ 1 ,\ttrue,null ]', ['1', 'true', 'null']],
  ['[{"a":[1,{"b":2}]},[3,[4]]]', ['{"a":[1,{"b":2}]}', '[3,[4]]']],
  ['["a]b,\\"c\\\\",{"d":"}{]["}]', ['"a]b,\\"c\\\\"', '{"d":"}{]["}']],
  ['[1] [2]', ['1']],
])('the list %s holds %j', (text, parts) => expect(partsOf(text)).toEqual(parts))

it.each([
  ['inside a text', '[1,"ab', ['1', 'cut at 3']],
  ['inside a text, after a backslash', '["ab\\', ['cut at 1']],
  ['inside an object', '[1,{"a":[2]', ['1', 'cut at 3']],
  ['inside an object’s text', '[{"a":"}]', ['cut at 1']],
  ['inside a number', '[1,23', ['1', 'cut at 3']],
  ['after a value', '["a" ', ['"a"', 'cut at 5']],
  ['after a comma', '["a",', ['"a"', 'cut at 5']],
  ['at once', '[', ['cut at 1']],
])('a list cut short %s says where', (_, text, parts) => expect(partsOf(text)).toEqual(parts))

it('a list may open anywhere', () => expect(partsOf('{"vehicles": [1, 2]}', 13)).toEqual(['1', '2']))

it.each([
  ['first', '{"vehicles": [1]}', '[1]}'],
  ['later', '{"count":1,"from":{"vehicles":[2]},"list":["vehicles"], "vehicles" : [1]}', '[1]}'],
  ['after texts that look like it', '{"a":"\\"vehicles\\":[2]","b":"vehicles","vehicles":[1]}', '[1]}'],
  ['with space around it', '{ \n "a" : 1 , "vehicles" :\n [1] }', '[1] }'],
])('a member is found %s', (_, text, rest) => expect(text.slice(findMember(text, 0, 'vehicles'))).toBe(rest))

it.each([
  ['none of that name', '{"cars":[1]}'],
  ['one inside another only', '{"from":{"vehicles":[1]}}'],
  ['nothing', '{}'],
  ['a name without a value', '{"vehicles"}'],
  ['a name that is cut', '{"vehic'],
  ['a value that is cut', '{"a":"x'],
  ['no comma after a value', '{"a":1 "vehicles":[1]}'],
  ['a name without quotes', '{vehicles:[1]}'],
])('no member is found in an object with %s', (_, text) => expect(findMember(text, 0, 'vehicles')).toBeUndefined())

it.each([
  ['12,3', '12'],
  ['true]', 'true'],
  ['null}', 'null'],
  ['1\n2', '1'],
  ['"a"b', '"a"'],
  ['""x', '""'],
  ['{}x', '{}'],
  ['[[]]]', '[[]]'],
  ['{"a":"{"}x', '{"a":"{"}'],
])('the value at the start of %s is %s', (text, value) => expect(text.slice(0, skipValue(text, 0))).toBe(value))

it.each([
  ['  a', 0, 2],
  ['a', 0, 0],
  [' \t\n', 0, 3],
  ['a b', 1, 2],
])('after the space in %j from %i on comes %i', (text, at, next) => {
  expect(skipSpace(text, at)).toBe(next)
})
