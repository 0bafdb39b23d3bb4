import { Duplex } from 'node:stream'
import type { EngineClient } from './engine-turns.ts'
import { terminate } from './protocol-frames.ts'

/**
 * Looks like a network socket to pg's client and leads to the engine's thread. Because the bytes are PostgreSQL's own
 * protocol, values, errors and notifications are read by the same code as those of a server.
 */
export class EngineSocket extends Duplex {
  readonly #client: EngineClient

  constructor(client: EngineClient) {
    super()
    this.#client = client
  }

  connect() {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.#send(chunk, done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void) {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.#client.abandon().then(() => done(error), done)
  }

  #send(bytes: Buffer, done: (error?: Error | null) => void) {
    // The engine is one session for its whole life: a client that leaves must not end it.
    if (bytes[0] === terminate) {
      this.push(null)
      return done()
    }
    this.#client.send(new Uint8Array(bytes)).then((answer) => {
      if (answer.length > 0) this.push(answer)
      done()
    }, done)
  }

  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }
}
