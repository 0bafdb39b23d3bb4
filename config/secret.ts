const hidden = '[secret]'

/** Shows its value only when asked by `reveal()`: printing, logging or serialising it gives '[secret]'. */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
    Object.freeze(this)
  }

  reveal(): string {
    return this.#value
  }

  toString(): string {
    return hidden
  }

  toJSON(): string {
    return hidden
  }

  // What util.inspect, and therefore console.log and most loggers, looks for.
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return hidden
  }
}
