/** The last lines of a text that comes in pieces. */
export class LastLines {
  #text = ''
  readonly #decoder = new TextDecoder()

  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  add(piece: Uint8Array): void {
    this.#text += this.#decoder.decode(piece, { stream: true })
    const lines = this.#text.split('\n')
    // The piece after the last line break is a line only if something stands in it.
    const spare = lines.length - this.#most - (lines.at(-1) === '' ? 1 : 0)
    if (spare > 0) this.#text = lines.slice(spare).join('\n')
  }

  toString(): string {
    return this.#text.trimEnd()
  }
}
