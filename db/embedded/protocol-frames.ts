/**
 * PostgreSQL's messages as they lie in bytes: a letter, a length of four bytes that counts itself, a body. The very first
 * of a connection has no letter.
 */

const lengthBytes = 4

/** The bytes are not PostgreSQL's. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
}

/** Messages that want an answer: what stands before one of them waits for it. */
const wantsAnswer = lettersOf('QSHdcf')
const sentByClients = lettersOf('QSHdcfPBDECX')
const protocol = 3
const longestFirst = 10_000
const longestMessage = 512 * 1024 * 1024

export const terminate = 0x58
const notification = 0x41
const readyForQuery = 0x5a
const sslRequest = 80_877_103
const gssRequest = 80_877_104

/** A connection's first message: how many bytes it takes, and whether it only asks for encryption. */
export function readFirstMessage(bytes: Buffer): { length: number; asksForEncryption: boolean } | undefined {
  if (bytes.length < 2 * lengthBytes) return undefined
  const length = bytes.readInt32BE(0)
  const code = bytes.readInt32BE(lengthBytes)
  const asksForEncryption = code === sslRequest || code === gssRequest
  if (length < 2 * lengthBytes || length > longestFirst || (!asksForEncryption && code >> 16 !== protocol)) {
    throw new ProtocolError('These are not messages of PostgreSQL.')
  }
  return bytes.length < length ? undefined : { length, asksForEncryption }
}

/** What a server says to a client that may come in. The engine is never asked: what it cannot read would end it. */
export const welcome: Buffer = Buffer.concat([
  message('R', Buffer.from([0, 0, 0, 0])),
  ...['server_encoding', 'client_encoding'].map((name) => message('S', Buffer.from(`${name}\0UTF8\0`))),
  message('Z', Buffer.from('I')),
])

/** How many of the bytes can be handed over: whole messages, up to the last that wants an answer or ends it all. */
export function sendableLength(bytes: Buffer): number {
  let sendable = 0
  for (const { type, end } of messages(bytes)) {
    if (!sentByClients.has(type)) throw new ProtocolError('These are not messages of PostgreSQL.')
    if (wantsAnswer.has(type) || type === terminate) sendable = end
  }
  return sendable
}

/** An answer without the notifications among it, those notifications, and how the session now stands, if it says so. */
export function readAnswer(bytes: Buffer): { rest: Buffer; notifications: Buffer; status: string | undefined } {
  const [rest, notifications]: [Buffer[], Buffer[]] = [[], []]
  let status: string | undefined
  for (const { type, start, end } of messages(bytes)) {
    const list = type === notification ? notifications : rest
    list.push(bytes.subarray(start, end))
    if (type === readyForQuery) status = String.fromCharCode(bytes[end - 1]!)
  }
  return { rest: Buffer.concat(rest), notifications: Buffer.concat(notifications), status }
}

/** A plain statement as a message. */
export const queryMessage = (statement: string): Buffer => message('Q', Buffer.from(`${statement}\0`))

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(1 + lengthBytes)
  head.write(type)
  head.writeInt32BE(body.length + lengthBytes, 1)
  return Buffer.concat([head, body])
}

function lettersOf(text: string): Set<number> {
  return new Set([...text].map((letter) => letter.charCodeAt(0)))
}

function* messages(bytes: Buffer): Generator<{ type: number; start: number; end: number }> {
  let start = 0
  while (start + 1 + lengthBytes <= bytes.length) {
    const length = bytes.readInt32BE(start + 1)
    if (length < lengthBytes || length > longestMessage)
      throw new ProtocolError('These are not messages of PostgreSQL.')
    const end = start + 1 + length
    if (end > bytes.length) return
    yield { type: bytes[start]!, start, end }
    start = end
  }
}
