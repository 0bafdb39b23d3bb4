import { Duplex } from 'node:stream'
import type { Engine } from './engine.ts'

const terminate = 0x58

/**
 * Looks like a network socket to pg's client and leads to the engine's thread. Because the bytes are PostgreSQL's own
 * protocol, values, errors and notifications are read by the same code as those of a server.
 */
export class EngineSocket extends Duplex {
  readonly #engine: Engine

  constructor(engine: Engine) {
    super()
    this.#engine = engine
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

  #send(bytes: Buffer, done: (error?: Error | null) => void) {
    // The engine is one session for its whole life: a client that leaves must not end it.
    if (bytes[0] === terminate) {
      this.push(null)
      return done()
    }
    this.#engine.protocol(new Uint8Array(bytes)).then((answer) => {
      if (answer.length > 0) this.push(Buffer.from(answer.buffer))
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
