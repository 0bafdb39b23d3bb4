/** From so many different values on it is asked whether holding equal ones once still pays. */
const manyDiffer = 8_192
const narrowLimit = 65_536

/** How a column of values is written down. */
export type WrittenValues =
  | { readonly codes: Uint16Array | Uint32Array; readonly values: readonly unknown[] }
  | { readonly byRow: readonly unknown[] }

/**
 * Values by row. Equal ones are held once and numbered, two bytes a row, until most of them differ: then each row has its
 * own. A row without a value has the number 0.
 */
export class ValueColumn {
  #codes: Uint16Array | Uint32Array | undefined
  /** By number, or by row where there are no numbers. */
  #values: unknown[] = [undefined]
  /** How many rows carry each number; one that none carries is given again. */
  #carriers: number[] = [0]
  #unused: number[] = []
  readonly #numbers = new Map<unknown, number>()
  #filled = 0

  constructor(capacity: number) {
    this.#codes = new Uint16Array(capacity)
  }

  get(row: number): unknown {
    return this.#codes ? this.#values[this.#codes[row]!] : this.#values[row]
  }

  /** Undefined leaves the row without a value. */
  set(row: number, value: unknown): void {
    if (!this.#codes) {
      this.#values[row] = value
      return
    }
    const before = this.#codes[row]!
    const code = value === undefined ? 0 : this.#codeOf(value)
    if (code === before) return
    this.#filled += Number(code !== 0) - Number(before !== 0)
    this.#carriers[code]!++
    this.#codes[row] = code
    if (before !== 0 && --this.#carriers[before]! === 0) this.#release(before)
    if (this.#numbers.size > manyDiffer && this.#numbers.size * 2 > this.#filled) this.#holdByRow()
  }

  grow(capacity: number): void {
    if (!this.#codes) return
    const grown = new (this.#codes instanceof Uint16Array ? Uint16Array : Uint32Array)(capacity)
    grown.set(this.#codes)
    this.#codes = grown
  }

  write(rows: number): WrittenValues {
    if (this.#codes) return { codes: this.#codes.slice(0, rows), values: this.#values.slice() }
    return { byRow: this.#values.slice(0, rows) }
  }

  /** Takes values as they were written down, into an empty column; throws where they cannot have been. */
  restore(written: WrittenValues, rows: number): void {
    const { length } = 'byRow' in written ? written.byRow : written.codes
    if (length !== rows) throw new RangeError('A column has another number of rows.')
    if ('byRow' in written) {
      this.#values = Array.from(written.byRow, frozen)
      this.#codes = undefined
    } else this.#restoreCodes(written)
  }

  #restoreCodes({ codes, values }: Extract<WrittenValues, { codes: unknown }>): void {
    if (codes instanceof Uint32Array) this.#codes = new Uint32Array(this.#codes!.length)
    this.#codes!.set(codes)
    this.#values = Array.from<unknown>({ length: values.length })
    this.#carriers = Array.from(values, () => 0)
    for (const code of codes) {
      if (code >= values.length) throw new RangeError('A column has a number without a value.')
      this.#carriers[code]!++
    }
    this.#filled = codes.length - this.#carriers[0]!
    for (let code = 1; code < values.length; code++) {
      if (this.#carriers[code]! > 0) this.#number(values[code], code)
      else this.#unused.push(code)
    }
  }

  #codeOf(value: unknown): number {
    const known = this.#numbers.get(value) ?? (isComposed(value) ? this.#numbers.get(textOf(value)) : undefined)
    if (known !== undefined) return known
    const code = this.#unused.pop() ?? this.#values.length
    this.#carriers[code] = 0
    this.#number(value, code)
    if (code >= narrowLimit && this.#codes instanceof Uint16Array) this.#codes = new Uint32Array(this.#codes)
    return code
  }

  /** A list or an object is also known by what it says: most come anew each time. */
  #number(value: unknown, code: number): void {
    this.#values[code] = frozen(value)
    this.#numbers.set(value, code)
    if (isComposed(value)) this.#numbers.set(textOf(value), code)
  }

  #release(code: number): void {
    const value = this.#values[code]
    this.#numbers.delete(value)
    if (isComposed(value)) this.#numbers.delete(textOf(value))
    this.#values[code] = undefined
    this.#unused.push(code)
  }

  #holdByRow(): void {
    const codes = this.#codes!
    this.#values = Array.from(codes, (code) => this.#values[code])
    this.#codes = undefined
    this.#carriers = []
    this.#unused = []
    this.#numbers.clear()
  }
}

const isComposed = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Lists and objects are equal where they say the same; no text is mistaken for one. */
const textOf = (value: object): string => `\u0000${JSON.stringify(value)}`

/** Many rows share it: nobody may change it. */
const frozen = (value: unknown): unknown => (isComposed(value) ? Object.freeze(value) : value)
