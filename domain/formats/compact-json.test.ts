import { expect, it } from 'vitest'
import { readCompact, writeCompact } from './compact-json.ts'

it.each([[{ a: "o'neil", b: ['12"', null, 1.5], c: { d: '\\"\\\'' } }], [''], [[]]])(
  '%j comes back as it was',
  (value) => {
    expect(readCompact(writeCompact(value))).toEqual(value)
  },
)

it('has no quote to escape where the value has no apostrophe', () => expect(writeCompact({ a: 'b' })).toBe("{'a':'b'}"))
