import type { Budget } from '#search/index.ts'

/** An answer's JSON, written piece by piece: neither writing nor measuring it holds others up. */
export class AnswerPieces {
  readonly #budget: Budget
  readonly #pieces: Buffer[] = []

  constructor(budget: Budget) {
    this.#budget = budget
  }

  async add(json: string): Promise<void> {
    const piece = Buffer.from(json)
    this.#budget.spendBytes(piece.length)
    this.#pieces.push(piece)
    if (this.#budget.isDue) await this.#budget.rest()
  }

  /** A list, each item made only when the ones before it are written. */
  async addList<Item>(items: Iterable<Item>, show: (item: Item) => unknown): Promise<void> {
    let before = '['
    for (const item of items) {
      await this.add(before + JSON.stringify(show(item)))
      before = ','
    }
    await this.add(before === '[' ? '[]' : ']')
  }

  response(): Response {
    return new Response(Buffer.concat(this.#pieces), { headers: { 'content-type': 'application/json' } })
  }
}
