import type { Engine } from './engine.ts'
import { queryMessage, readAnswer } from './protocol-frames.ts'

/**
 * Several clients on the engine's one session. A client has its turn from its first message until the session is idle
 * again, so a transaction of one is never joined by another's statements.
 */
export class EngineTurns {
  readonly #engine: Engine
  #last: Promise<void> = Promise.resolve()
  #onNotification: ((bytes: Buffer) => void) | undefined

  constructor(engine: Engine) {
    this.#engine = engine
  }

  /** Who hears the notifications that come with another client's answer: the session knows of no clients. */
  set onNotification(hear: (bytes: Buffer) => void) {
    this.#onNotification = hear
  }

  client(): EngineClient {
    return new EngineClient(
      this.#engine,
      () => this.#takeTurn(),
      (bytes) => this.#onNotification?.(bytes),
    )
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}

/** One client's side: bytes of whole messages in, the engine's answer out. */
export class EngineClient {
  readonly #engine: Engine
  readonly #takeTurn: () => Promise<() => void>
  readonly #passOn: (notifications: Buffer) => void
  #endTurn: (() => void) | undefined
  #isGone = false

  constructor(engine: Engine, takeTurn: () => Promise<() => void>, passOn: (notifications: Buffer) => void) {
    this.#engine = engine
    this.#takeTurn = takeTurn
    this.#passOn = passOn
  }

  /** Whether it is in the middle of something and keeps everybody waiting. */
  get hasTurn(): boolean {
    return this.#endTurn !== undefined
  }

  async send(bytes: Uint8Array): Promise<Buffer> {
    this.#endTurn ??= await this.#takeTurn()
    // It left while it waited: to begin its transaction now would keep everybody waiting for an end that nobody sends.
    if (this.#isGone) {
      this.#finish()
      throw new Error('Nobody waits for this any more.')
    }
    return this.#exchange(bytes)
  }

  /** The client is gone: whatever it had begun is undone, and the next has its turn. */
  async abandon(): Promise<void> {
    this.#isGone = true
    if (this.#endTurn) await this.#exchange(queryMessage('rollback')).catch(() => {})
    this.#finish()
  }

  async #exchange(bytes: Uint8Array): Promise<Buffer> {
    try {
      const answer = await this.#engine.protocol(bytes)
      const { rest, notifications, status } = readAnswer(Buffer.from(answer.buffer, answer.byteOffset, answer.length))
      if (status === 'I') this.#finish()
      if (notifications.length > 0) this.#passOn(notifications)
      return rest
    } catch (error) {
      this.#finish()
      throw error
    }
  }

  #finish(): void {
    this.#endTurn?.()
    this.#endTurn = undefined
  }
}
