import type { SealingKeys } from '../../sealing/sealing-keys.server.ts'

/** Who a link is for: one opens nothing of the other's. */
type Reader = 'shopper' | 'staff'

interface Named {
  readonly siteId: number
  /** The application's token. */
  readonly token: string
  readonly until: Date
}

/** What opens an application until then: its token, signed for one site and one reader. */
export function applicationLink(keys: SealingKeys, reader: Reader, { siteId, token, until }: Named): string {
  const seconds = Math.floor(until.getTime() / 1000)
  const id = Buffer.from(token.replaceAll('-', ''), 'hex').toString('base64url')
  const named = `${id}.${seconds.toString(36)}`
  return `${named}.${keys.sign(signed(reader, siteId, named))}`
}

/** What a link of this site names, though its time may be over; null for anything else. */
export function readApplicationLink(
  keys: SealingKeys,
  reader: Reader,
  { siteId, link, now }: { siteId: number; link: string; now: Date },
): { token: string; until: Date; isOver: boolean } | null {
  const [, id = '', time = '', signature = ''] = /^([\w-]{22})\.([\da-z]{1,8})\.([\w-]{43})$/.exec(link) ?? []
  if (id === '' || !keys.verifies(signed(reader, siteId, `${id}.${time}`), signature)) return null
  const until = new Date(Number.parseInt(time, 36) * 1000)
  return { token: uuidOf(Buffer.from(id, 'base64url')), until, isOver: until <= now }
}

const signed = (reader: Reader, siteId: number, named: string): string =>
  `finance-application:${reader}:${siteId}:${named}`

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
