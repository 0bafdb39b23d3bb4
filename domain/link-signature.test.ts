import { expect, it } from 'vitest'
import { Secret } from '#config/secret.ts'
import { isSignatureOf, signatureOf } from './link-signature.server.ts'

const key = new Secret('k'.repeat(32))

it('a signature has one spelling: whatever is changed in it, it is none', () => {
  for (let said = 0; said < 64; said++) {
    const right = signatureOf(key, ['report', said])
    expect(isSignatureOf(right, key, ['report', said])).toBe(true)
    for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
      if (!right.endsWith(last)) expect(isSignatureOf(right.slice(0, -1) + last, key, ['report', said])).toBe(false)
  }
})

it.each(['', 'é'.repeat(43), 'a'.repeat(42), 'a'.repeat(44), 'a'.repeat(43)])('%j is no signature', (text) =>
  expect(isSignatureOf(text, key, ['report', 1])).toBe(false),
)
