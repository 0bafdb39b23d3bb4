import { describe, expect, it } from 'vitest'
import { Secret } from '#config/secret.ts'
import { readSealingKey, SealingKeys } from './sealing-keys.server.ts'

const key = (digit: string) => new Secret(digit.repeat(64))
const [first, second] = [new SealingKeys([key('a')]), new SealingKeys([key('b')])]
const both = new SealingKeys([key('b'), key('a')])

describe('what is sealed', () => {
  it('opens as what it was sealed as, and is never twice the same', () => {
    const [one, other] = [first.seal('Employer Pty Ltd', 'site 1'), first.seal('Employer Pty Ltd', 'site 1')]
    expect(one.sealed).not.toBe(other.sealed)
    expect(one.sealed).not.toContain('Employer')
    expect([first.open(one.sealed, 'site 1'), first.open(other.sealed, 'site 1')]).toEqual(
      Array.from({ length: 2 }, () => 'Employer Pty Ltd'),
    )
  })

  it('names its key, by which an older one still opens it', () => {
    const { keyId, sealed } = first.seal('x', 'a')
    expect(sealed.split('.')[1]).toBe(keyId)
    expect([first.has(keyId), both.has(keyId), second.has(keyId)]).toEqual([true, true, false])
    expect(both.open(sealed, 'a')).toBe('x')
    expect(both.seal('x', 'a').keyId).toBe(second.currentId)
  })

  it.each<[string, (sealed: string) => string, string]>([
    ['as another row', (sealed) => sealed, 'b'],
    ['cut', (sealed) => sealed.slice(0, 40), 'a'],
    ['without its middle', (sealed) => sealed.slice(0, 60) + sealed.slice(61), 'a'],
    ['under another key’s name', (sealed) => sealed.replace(first.currentId, second.currentId), 'a'],
    ['in another format', (sealed) => sealed.replace(/^1/, '2'), 'a'],
    ['empty', () => '', 'a'],
  ])('does not open %s', (_, change, as) => {
    const { sealed } = first.seal('the words', 'a')
    expect(() => both.open(change(sealed), as)).toThrow(expect.objectContaining({ name: 'SealError' }))
  })

  it('does not open without its key, and says which is missing', () => {
    expect(() => second.open(first.seal('x', 'a').sealed, 'a')).toThrow(first.currentId)
  })

  it('may be empty, or in any script', () => {
    for (const text of ['', 'Ünïcode 漢字 🚗', 'x'.repeat(100_000)])
      expect(first.open(first.seal(text, 'a').sealed, 'a')).toBe(text)
  })
})

it('a signature is verified by every key that is here, and by no other', () => {
  const signature = first.sign('link')
  expect([first, both, second].map((keys) => keys.verifies('link', signature))).toEqual([true, true, false])
  expect([first.verifies('other', signature), first.verifies('link', ''), first.verifies('link', '€')]).toEqual([
    false,
    false,
    false,
  ])
})

it.each([
  ['a'.repeat(64), true],
  ['A'.repeat(64), true],
  ['a'.repeat(63), false],
  ['x'.repeat(64), false],
  [Buffer.alloc(32, 7).toString('base64'), true],
  [Buffer.alloc(32, 255).toString('base64url'), true],
  [Buffer.alloc(31).toString('base64'), false],
  ['', false],
])('%s as a key', (text, isKey) => {
  expect(readSealingKey(text)?.length).toBe(isKey ? 32 : undefined)
  if (!isKey) expect(() => new SealingKeys([new Secret(text)])).toThrow('32 bytes')
})

it('without a key there is nothing to seal with', () => expect(() => new SealingKeys([])).toThrow('no key'))
