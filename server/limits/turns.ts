/** Hands out turns, one each time the event loop comes round: whoever has one works for a moment and asks for the next. */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  next(): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.push(begin)
      if (!this.#isTaken) this.#giveOne()
    })
  }

  #giveOne(): void {
    const begin = this.#waiting.shift()
    this.#isTaken = begin !== undefined
    if (!begin) return
    setImmediate(() => this.#giveOne())
    begin()
  }
}
