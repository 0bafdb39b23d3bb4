import { expect, it } from 'vitest'
import type { z } from 'zod'
import { block, flag, line, lines, required, pictures, whole, word } from './feed-field.ts'

const outcome = (field: z.ZodType, raw: unknown): unknown => {
  const { success, data, error } = field.safeParse(raw)
  return success ? data : error.issues.map(({ message }) => message)
}

it.each([
  ['text', line(5), ' Kia ', 'Kia'],
  ['text as long as it may be', line(5), 'Mazda', 'Mazda'],
  ['a number', line(5), 208, '208'],
  ['yes', line(5), true, 'true'],
  ['nothing', line(5), undefined, undefined],
  ['null', line(5), null, undefined],
  ['spaces', line(5), '  ', undefined],
  ['spaces, where a number goes', whole(0, 9), ' ', undefined],
  ['spaces, where yes or no goes', flag(), ' ', undefined],
  ['several lines', block(9), ' One\r\ntwo ', 'One\ntwo'],
  ['several lines that are blank', block(9), ' \n ', undefined],
  ['several lines as long as they may be', block(7), 'One\ntwo', 'One\ntwo'],
  ['a list', lines(4), 'a | b|| a', ['a', 'b']],
  ['a list in JSON', lines(3), ['a|b', ' c '], ['a|b', 'c']],
  ['a list as long as it may be', lines(2), 'a|b', ['a', 'b']],
  ['an empty list', lines(2), '', []],
  ['no list', lines(2), undefined, undefined],
  [
    'links in objects',
    pictures(2),
    [{ url: 'https://a.au/1' }, 'https://a.au/2'],
    ['https://a.au/1', 'https://a.au/2'],
  ],
])('takes %s', (_, field, raw, value) => expect(outcome(field, raw)).toEqual(value))

it.each([
  ['text that is too long', line(5), 'Subaru', 'has 6 characters; at most 5 are allowed.'],
  ['a list where one value goes', line(5), ['Kia'], 'must be a single value, not a list or an object.'],
  ['an object where a number goes', whole(0, 9), {}, 'must be a single value, not a list or an object.'],
  ['several lines that are too long', block(6), 'One\ntwo', 'has 7 characters; at most 6 are allowed.'],
  ['a number where lines go', block(9), 12, 'must be text.'],
  ['a word nobody knows', word({ new: 1, used: 2 }), 'old', 'must be one of new, used.'],
  ['too many entries', lines(2), 'a|b|c', 'has 3 entries; at most 2 are allowed.'],
  ['an entry that is too long', lines(2, 3), ['abc', 'abcd'], 'entry 2 has 4 characters; at most 3 are allowed.'],
  [
    'an entry that is too long by the usual measure',
    lines(2),
    'x'.repeat(201),
    'entry 1 has 201 characters; at most 200 are allowed.',
  ],
  [
    'an entry that is no link',
    pictures(2),
    'https://a.au/1|a.au',
    'entry 2 must be a full link such as https://example.com/car.jpg.',
  ],
  ['a number where a list goes', lines(2), 12, 'must be a list of texts.'],
  ['an object where a list goes', pictures(2), { url: 'https://a.au/1' }, 'must be a list of texts.'],
  ['an entry that is no text', lines(2), ['a', 1], 'must be a list of texts.'],
  ['an entry that is nothing', pictures(2), [null], 'must be a list of texts.'],
  ['an object without a link', pictures(2), [{ href: 'https://a.au/1' }], 'must be a list of texts.'],
])('refuses %s, and says what to do', (_, field, raw, message) => expect(outcome(field, raw)).toEqual([message]))

it.each([[undefined], [null], [' ']])('what every vehicle needs may not be %j', (raw) => {
  expect(
    required(line())
      .safeParse(raw)
      .error?.issues.map(({ message }) => message),
  ).toEqual(['is missing. Every vehicle needs it.'])
  expect(required(line()).safeParse('Kia').data).toBe('Kia')
})
