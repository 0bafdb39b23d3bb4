import { describe, expect, it } from 'vitest'
import { namesTag, strongTag, weakTag } from './entity-tag.ts'

it('a tag is the content’s own', () => {
  expect(strongTag('a')).toMatch(/^"[\w-]{27}"$/)
  expect(strongTag('a')).toBe(strongTag(Buffer.from('a')))
  expect(weakTag('a')).toBe(`W/${strongTag('a')}`)
  expect(weakTag('a')).not.toBe(weakTag('b'))
})

describe('If-None-Match', () => {
  it.each<[string, string | undefined, string, boolean]>([
    ['nothing', undefined, 'W/"a"', false],
    ['an empty header', '', 'W/"a"', false],
    ['the tag itself', 'W/"a"', 'W/"a"', true],
    ['another tag', 'W/"b"', 'W/"a"', false],
    ['any tag', '*', 'W/"a"', true],
    ['any tag, spaced', ' * ', '"a"', true],
    ['a strong tag for a weak one', '"a"', 'W/"a"', true],
    ['a weak tag for a strong one', 'W/"a"', '"a"', true],
    ['the first of a list', '"a", "b"', 'W/"a"', true],
    ['the last of a list', '"b",W/"c" ,\t"a"', 'W/"a"', true],
    ['none of a list', '"b", W/"c"', 'W/"a"', false],
    ['a list with empty places', ', ,"a",,', 'W/"a"', true],
    ['the empty tag', '""', '""', true],
    ['a comma inside a tag', '"x,y", "z"', '"x,y"', true],
    ['a tag that looks like a list', '"b, W/"', '"b"', false],
    ['the tag inside another', '"x"a"', '"a"', false],
    ['a weak sign in small letters', 'w/"a"', 'W/"a"', false],
    ['a tag without quotes', 'a', '"a"', false],
    ['a quote that is not closed', '"a', '"a"', false],
    ['what stands before a quote that is not closed', '"a", "b', '"a"', true],
    ['what stands after a quote that is not closed', '"b, "a"', '"a"', false],
    ['an asterisk among tags', '"b", *', '"a"', false],
    ['what stands after a sign that no tag has', '"x y", "a"', '"a"', false],
    ['letters beyond ASCII', '"caf\u00e9"', '"caf\u00e9"', true],
  ])('%s: %s has %s: %s', (_, header, tag, isKnown) => expect(namesTag(header, tag)).toBe(isKnown))

  it.each([
    ['quotes', '"'.repeat(1_000_000)],
    ['commas', ','.repeat(1_000_000)],
    ['spaces', `"b"${' '.repeat(1_000_000)}x`],
    ['tags', '"b",'.repeat(250_000)],
    ['one tag', `"${'b'.repeat(1_000_000)}`],
  ])('a megabyte of %s is read once and has nothing', (_, header) => {
    // Read more often than once, it would take longer than a test may.
    expect(namesTag(header, 'W/"a"')).toBe(false)
  })
})
