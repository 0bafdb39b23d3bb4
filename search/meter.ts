/** Steps cheaper than this are told together: to be asked after each would cost more than some of them. */
const worthTelling = 200

/** What the steps of one query cost that have not been told yet. */
export class Meter {
  #owed = 0
  #worthTelling = worthTelling

  /** A slice that is shorter than usual is told of in time. */
  tellWithin(slice: number): void {
    this.#worthTelling = Math.min(worthTelling, slice)
  }

  /** Whether so much has come together that it should be told. */
  get isFull(): boolean {
    return this.#owed >= this.#worthTelling
  }

  add(units: number): boolean {
    this.#owed += units
    return this.isFull
  }

  take(): number {
    const owed = this.#owed
    this.#owed = 0
    return owed
  }
}
