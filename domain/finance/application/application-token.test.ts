import { expect, it } from 'vitest'
import { Secret } from '#config/secret.ts'
import { SealingKeys } from '../../sealing/sealing-keys.server.ts'
import { applicationLink, readApplicationLink } from './application-token.server.ts'

const keys = new SealingKeys([new Secret('a'.repeat(64))])
const other = new SealingKeys([new Secret('b'.repeat(64))])
const rotated = new SealingKeys([new Secret('b'.repeat(64)), new Secret('a'.repeat(64))])
const token = '0b5fd4a2-8a41-4f0e-9d5c-3a1f6f7e8d90'
const until = new Date('2026-06-24T02:00:00Z')
const now = new Date('2026-06-10T02:00:00Z')
const link = applicationLink(keys, 'shopper', { siteId: 7, token, until })
const read = (given: string, { siteId = 7, at = now, by = keys, reader = 'shopper' as 'shopper' | 'staff' } = {}) =>
  readApplicationLink(by, reader, { siteId, link: given, now: at })

it('a link names its application until its time is over, also after the key has changed', () => {
  expect(read(link)).toEqual({ token, until, isOver: false })
  expect(read(link, { by: rotated })).toEqual({ token, until, isOver: false })
  expect(read(link, { at: until })).toMatchObject({ isOver: true })
  expect(read(link, { at: new Date(until.getTime() - 1) })).toMatchObject({ isOver: false })
})

it.each<[string, string, Parameters<typeof read>[1]]>([
  ['another site', link, { siteId: 8 }],
  ['another reader', link, { reader: 'staff' }],
  ['another key', link, { by: other }],
  ['a later end', link.replace(/\.(\w+)\./, '.zzzzzz.'), {}],
  ['another application', `A${link.slice(1)}`, {}],
  ['no signature', link.replace(/[^.]+$/, ''), {}],
  ['a part of it', link.slice(0, -1), {}],
  ['nothing', '', {}],
  ['hostile text', '../../etc/passwd', {}],
])('a link for %s opens nothing', (_, given, options) => expect(read(given, options)).toBeNull())
