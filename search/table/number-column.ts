/** Numbers by row, null where a row has none. */
export class NumbersByRow {
  #numbers: Float64Array

  constructor(capacity: number) {
    this.#numbers = new Float64Array(capacity).fill(Number.NaN)
  }

  get(row: number): number | null {
    const number = this.#numbers[row]!
    return Number.isNaN(number) ? null : number
  }

  set(row: number, value: unknown): void {
    this.#numbers[row] = typeof value === 'number' ? value : Number.NaN
  }

  grow(capacity: number): void {
    const grown = new Float64Array(capacity).fill(Number.NaN)
    grown.set(this.#numbers)
    this.#numbers = grown
  }

  write(rows: number): Float64Array {
    return this.#numbers.slice(0, rows)
  }

  static read(numbers: Float64Array, rows: number, capacity: number): NumbersByRow {
    if (numbers.length !== rows) throw new RangeError('A column has another number of rows.')
    const column = new NumbersByRow(capacity)
    column.#numbers.set(numbers)
    return column
  }
}
