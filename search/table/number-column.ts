/** Numbers or moments by row, null where a row has none. */
export class NumbersByRow {
  readonly #areMoments: boolean
  #numbers: Float64Array

  constructor(capacity: number, areMoments: boolean) {
    this.#areMoments = areMoments
    this.#numbers = new Float64Array(capacity).fill(Number.NaN)
  }

  get(row: number): number | Date | null {
    const number = this.#numbers[row]!
    if (Number.isNaN(number)) return null
    return this.#areMoments ? new Date(number) : number
  }

  set(row: number, value: unknown): void {
    this.#numbers[row] = value instanceof Date ? value.getTime() : typeof value === 'number' ? value : Number.NaN
  }

  grow(capacity: number): void {
    const grown = new Float64Array(capacity).fill(Number.NaN)
    grown.set(this.#numbers)
    this.#numbers = grown
  }

  write(rows: number): Float64Array {
    return this.#numbers.slice(0, rows)
  }

  /** Takes numbers as they were written down, in the place of all there is. */
  restore(numbers: Float64Array, rows: number): void {
    if (numbers.length !== rows) throw new RangeError('A column has another number of rows.')
    this.#numbers.set(numbers)
  }
}
