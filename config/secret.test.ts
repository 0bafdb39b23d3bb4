import { format, inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { Secret } from './secret.ts'

describe('Secret', () => {
  const secret = new Secret('hunter2')

  it.each<[string, () => string]>([
    ['JSON', () => JSON.stringify({ secret, list: [secret] })],
    ['a string', () => `${String(secret)} ${secret.toString()}`],
    ['concatenation', () => 'a ' + (secret as unknown as string)],
    ['inspection', () => inspect({ secret }, { depth: 9, showHidden: true })],
    ['formatting', () => format('%s %o %j', secret, secret, secret)],
    ['its own properties', () => JSON.stringify([Reflect.ownKeys(secret), Object.entries(secret)])],
    ['a structured clone', () => inspect(structuredClone(secret), { showHidden: true })],
    ['an error', () => new Error(`bad ${String(secret)}`).message],
  ])('does not show itself in %s', (_, print) => {
    expect(print()).not.toContain('hunter2')
  })

  it('shows itself when asked', () => {
    expect(secret.reveal()).toBe('hunter2')
  })

  it('cannot be changed', () => {
    expect(Object.isFrozen(secret)).toBe(true)
  })
})
