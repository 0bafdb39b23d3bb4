/**
 * PostgreSQL's messages as they lie in bytes: a letter, a length of four bytes that counts itself, a body. The very first
 * of a connection has no letter.
 */

const lengthBytes = 4

/** Messages that want an answer: what stands before one of them waits for it. */
const wantsAnswer = new Set([...'QSHFdcfp'].map((letter) => letter.charCodeAt(0)))

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
  return bytes.length < length ? undefined : { length, asksForEncryption: code === sslRequest || code === gssRequest }
}

/** How many of the bytes can be handed over: whole messages, up to the last that wants an answer or ends it all. */
export function sendableLength(bytes: Buffer): number {
  let sendable = 0
  for (const { type, end } of messages(bytes)) if (wantsAnswer.has(type) || type === terminate) sendable = end
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
export function queryMessage(statement: string): Buffer {
  const body = Buffer.from(`${statement}\0`)
  const head = Buffer.alloc(1 + lengthBytes)
  head.write('Q')
  head.writeInt32BE(body.length + lengthBytes, 1)
  return Buffer.concat([head, body])
}

/** A length no message has: the bytes are not PostgreSQL's. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
}

function* messages(bytes: Buffer): Generator<{ type: number; start: number; end: number }> {
  let start = 0
  while (start + 1 + lengthBytes <= bytes.length) {
    const length = bytes.readInt32BE(start + 1)
    if (length < lengthBytes) throw new ProtocolError('These are not messages of PostgreSQL.')
    const end = start + 1 + length
    if (end > bytes.length) return
    yield { type: bytes[start]!, start, end }
    start = end
  }
}
