import { normalize } from '../text/normalize.ts'
import type { Column } from './column.ts'
import { readCells, type Cells } from './read-records.ts'

/** An attribute's values as they are chosen and counted: a row may have several, each counts once. */
export class PackedFacet {
  /** The first is no value. */
  readonly #labels = ['']
  readonly #normals: string[]
  readonly #numbers: Cells['codes']
  readonly #starts: Uint32Array | undefined

  constructor(column: Column, rows: number) {
    const { values, codes, starts } = readCells(column, rows)
    const known = new Map([['', 0]])
    const numberOf = ['', ...values].map((value) => {
      const label = String(value ?? '')
      if (!known.has(label)) known.set(label, this.#labels.push(label) - 1)
      return known.get(label)!
    })
    this.#numbers = codes
    for (let at = 0; at < codes.length; at++) codes[at] = numberOf[codes[at]!]!
    this.#starts = starts
    if (starts) leaveOutRepeated(codes, starts, this.#labels.length)
    this.#normals = this.#labels.map(normalize)
  }

  /** Whether a row has any of these values, compared as the search does: without regard to case and accents. */
  having(wanted: readonly string[]): (row: number) => boolean {
    const normals = new Set(wanted.map(normalize))
    const isWanted = this.#normals.map((normal, number) => number > 0 && normals.has(normal))
    const numbers = this.#numbers
    const starts = this.#starts
    if (!starts) return (row) => isWanted[numbers[row]!]!
    return (row) => {
      for (let at = starts[row]!; at < starts[row + 1]!; at++) if (isWanted[numbers[at]!]) return true
      return false
    }
  }

  /** How many of the rows have each value; a value none has is absent. */
  count(rows: Uint32Array): Map<string, number> {
    const counts = new Uint32Array(this.#labels.length)
    const numbers = this.#numbers
    const starts = this.#starts
    for (let each = 0; each < rows.length; each++) {
      const row = rows[each]!
      if (!starts) counts[numbers[row]!]!++
      else for (let at = starts[row]!; at < starts[row + 1]!; at++) counts[numbers[at]!]!++
    }
    const found = new Map<string, number>()
    for (let number = 1; number < counts.length; number++)
      if (counts[number]! > 0) found.set(this.#labels[number]!, counts[number]!)
    return found
  }
}

function leaveOutRepeated(numbers: Cells['codes'], starts: Uint32Array, labels: number): void {
  const lastRow = new Int32Array(labels).fill(-1)
  for (let row = 0; row + 1 < starts.length; row++) {
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const number = numbers[at]!
      if (lastRow[number] === row) numbers[at] = 0
      lastRow[number] = row
    }
  }
}
