const hidden = '[secret]'

/** A value that only shows itself when asked by `reveal()`: printing, logging or serialising it gives '[secret]'. */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
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
