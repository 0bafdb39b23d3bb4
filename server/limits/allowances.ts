import { randomInt } from 'node:crypto'

interface AllowanceOptions {
  /** What comes back in a second. */
  readonly rate: number
  /** What may be taken at once by someone who took nothing for a while. */
  readonly burst: number
  /** The time in milliseconds. */
  readonly now: () => number
  /** How many places there are in each of the two tables. */
  readonly places?: number
}

/**
 * What each of any number of keys may still take, in memory that never grows. A key owes in one place of each of two
 * tables, and what it owes is the less of the two: two keys are taken for one only where both places are shared. Nothing
 * is ever pushed out, so a flood of keys frees nobody of a debt; the places cannot be guessed from outside.
 */
export class Allowances {
  readonly #options: AllowanceOptions
  readonly #tables: readonly Table[]

  constructor(options: AllowanceOptions) {
    this.#options = options
    const { places = 32_768 } = options
    this.#tables = [new Table(places), new Table(places)]
  }

  get burst(): number {
    return this.#options.burst
  }

  /** Seconds in which an empty allowance is full again. */
  get window(): number {
    return Math.ceil(this.#options.burst / this.#options.rate)
  }

  /** Below zero where more was taken than there was. */
  left(key: string): number {
    return this.#options.burst - this.#owed(key)
  }

  take(key: string, cost: number): void {
    const { rate, now } = this.#options
    for (const table of this.#tables) table.add(key, cost, rate, now())
  }

  /** In how many seconds so much is left. */
  secondsUntil(key: string, left: number): number {
    return Math.max(0, (left - this.left(key)) / this.#options.rate)
  }

  #owed(key: string): number {
    const { rate, now } = this.#options
    return Math.min(...this.#tables.map((table) => table.owed(key, rate, now())))
  }
}

class Table {
  readonly #seed = randomInt(2 ** 32)
  readonly #owed: Float64Array
  readonly #since: Float64Array

  constructor(places: number) {
    this.#owed = new Float64Array(places)
    this.#since = new Float64Array(places)
  }

  owed(key: string, rate: number, now: number): number {
    const at = this.#placeOf(key)
    return Math.max(0, this.#owed[at]! - (rate * Math.max(0, now - this.#since[at]!)) / 1_000)
  }

  add(key: string, cost: number, rate: number, now: number): void {
    const at = this.#placeOf(key)
    this.#owed[at] = this.owed(key, rate, now) + cost
    this.#since[at] = now
  }

  #placeOf(key: string): number {
    let hash = this.#seed
    for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    return ((hash ^ (hash >>> 13)) >>> 0) % this.#owed.length
  }
}
