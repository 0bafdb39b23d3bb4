import { expect, it } from 'vitest'
import { Secret } from '#config/secret.ts'
import { fileLink, isValidLink } from './file-link.server.ts'

const file = { clientToken: '00000000-0000-4000-8000-000000000000', reference: `${'0'.repeat(32)}/cv.pdf` }
const secret = new Secret('a secret')
const now = new Date('2026-02-03T05:30:20Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const { searchParams } = new URL(fileLink('https://www.north.example', file, secret, now).url)
const link = { expires: searchParams.get('expires')!, signature: searchParams.get('signature')! }
const day = 86_400_000

it.each([
  ['at once', file, link, secret, now, true],
  ['within the day', file, link, secret, later(day - 1_000), true],
  ['after it', file, link, secret, later(day), false],
  ['with a later end', file, { ...link, expires: String(Number(link.expires) + 1) }, secret, now, false],
  ['with an end that is none', file, { ...link, expires: 'x' }, secret, now, false],
  ['under another secret', file, link, new Secret('b'), now, false],
  ['for another lead', { ...file, clientToken: file.clientToken.replace('4', '5') }, link, secret, now, false],
  ['for another file', { ...file, reference: `${'0'.repeat(32)}/id.pdf` }, link, secret, now, false],
  ['without a signature', file, { ...link, signature: '' }, secret, now, false],
])('a link holds or does not: %s', (_, asked, given, key, at, holds) => {
  expect(isValidLink(asked, given, key, at)).toBe(holds)
})
