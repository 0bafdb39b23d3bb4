import { describe, expect, it } from 'vitest'
import { ProtocolError, queryMessage, readAnswer, readFirstMessage, sendableLength } from './protocol-frames.ts'

const message = (type: string, body = ''): Buffer => {
  const bytes = Buffer.alloc(5 + body.length)
  bytes.write(type)
  bytes.writeInt32BE(4 + body.length, 1)
  bytes.write(body, 5)
  return bytes
}
const joined = (...parts: Buffer[]): Buffer => Buffer.concat(parts)

describe('what can be handed over', () => {
  const parse = message('P', 'select 1')
  const sync = message('S')
  it.each([
    ['nothing yet', Buffer.alloc(0), 0],
    ['half a message', parse.subarray(0, 7), 0],
    ['a message that waits for the next', parse, 0],
    ['up to the one that wants an answer', joined(parse, sync), parse.length + sync.length],
    ['and no further', joined(parse, sync, parse), parse.length + sync.length],
    ['a plain statement', queryMessage('rollback'), queryMessage('rollback').length],
    ['the goodbye', message('X'), 5],
  ])('%s', (_, bytes, expected) => expect(sendableLength(bytes)).toBe(expected))

  it('refuses what no client sends', () => expect(() => sendableLength(message('Z', 'I'))).toThrow(ProtocolError))

  it.each([0, 3, -1])('refuses a length of %i', (length) => {
    const bytes = message('Q', 'x')
    bytes.writeInt32BE(length, 1)
    expect(() => sendableLength(bytes)).toThrow(ProtocolError)
  })
})

it('reads the first message, which has no letter, and knows a wish for encryption', () => {
  const first = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0])
  expect(() => readFirstMessage(Buffer.from('GET / HTTP/1.1'))).toThrow(ProtocolError)
  expect(() => readFirstMessage(Buffer.from([0, 0, 0, 9, 0, 2, 0, 0, 0]))).toThrow(ProtocolError)
  expect(readFirstMessage(first.subarray(0, 8))).toBeUndefined()
  expect(readFirstMessage(first)).toEqual({ length: 9, asksForEncryption: false })
  expect(readFirstMessage(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))).toEqual({ length: 8, asksForEncryption: true })
})

it('takes notifications out of an answer and says how the session stands', () => {
  const note = message('A', 'xxxxforecourt_change\0\0')
  const answer = joined(message('C', 'COMMIT\0'), note, message('Z', 'I'))
  expect(readAnswer(answer)).toEqual({
    rest: joined(message('C', 'COMMIT\0'), message('Z', 'I')),
    notifications: note,
    status: 'I',
  })
  expect(readAnswer(joined(message('Z', 'T'), message('Z', 'E'))).status).toBe('E')
  expect(readAnswer(message('C', 'x')).status).toBeUndefined()
})
