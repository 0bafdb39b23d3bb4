import { ListColumn } from './list-column.ts'
import { NumbersByRow } from './number-column.ts'
import { ValueColumn } from './value-column.ts'

/**
 * What a column holds: any values, equal ones once; lists, their equal items once; numbers or moments, of which nearly all
 * differ and which are null where there is none.
 */
export type ColumnKind = 'value' | 'list' | 'number' | 'moment'

export type TableColumn = ValueColumn | ListColumn | NumbersByRow

type RecordId = string | number
type Fields = Readonly<Record<string, unknown>>

/**
 * Records as columns: a fraction of the memory of as many objects, and nothing for a garbage collector to walk through.
 * A record is made anew whenever it is asked for, and what it holds is shared with others: it is not to be changed.
 */
export class Table<Fielded extends object = Fields> {
  readonly #kinds: Readonly<Record<string, ColumnKind>>
  readonly #rows = new Map<RecordId, number>()
  readonly #free: number[] = []
  readonly #names: string[] = []
  readonly #places = new Map<string, number>()
  #columns: TableColumn[] = []
  #capacity = fewestRows
  #end = 0
  /** Copied and filled: objects whose properties are added one by one become hash tables, several times as large. */
  #form: Fields = {}

  /** Columns come as records bring them; the kinds of those that are known beforehand are told. */
  constructor(kinds: Readonly<Record<string, ColumnKind>> = {}) {
    this.#kinds = kinds
    for (const name of Object.keys(kinds)) this.#addColumn(name)
  }

  get size(): number {
    return this.#rows.size
  }

  has(id: RecordId): boolean {
    return this.#rows.has(id)
  }

  ids(): MapIterator<RecordId> {
    return this.#rows.keys()
  }

  get(id: RecordId): Fielded | undefined {
    const row = this.#rows.get(id)
    if (row === undefined) return undefined
    const record: Record<string, unknown> = { ...this.#form }
    for (let at = 0; at < this.#names.length; at++) record[this.#names[at]!] = this.#columns[at]!.get(row)
    return record as Fielded
  }

  *all(): Generator<Fielded> {
    for (const id of this.#rows.keys()) yield this.get(id)!
  }

  /** One field of a record, without making the rest. */
  read(id: RecordId, name: string): unknown {
    const row = this.#rows.get(id)
    const place = this.#places.get(name)
    return row === undefined || place === undefined ? undefined : this.#columns[place]!.get(row)
  }

  put(id: RecordId, record: Fielded): void {
    const row = this.#rows.get(id) ?? this.#takeRow(id)
    const fields = record as Fields
    for (const name in fields) if (!this.#places.has(name)) this.#addColumn(name)
    for (let at = 0; at < this.#names.length; at++) this.#columns[at]!.set(row, fields[this.#names[at]!])
  }

  remove(id: RecordId): void {
    const row = this.#rows.get(id)
    if (row === undefined) return
    for (const column of this.#columns) column.set(row, undefined)
    this.#rows.delete(id)
    this.#free.push(row)
  }

  /** The columns by name, and how many rows they have, free ones among them: to be written down. */
  get written(): { rows: number; columns: (readonly [name: string, column: TableColumn])[] } {
    return { rows: this.#end, columns: this.#names.map((name, at) => [name, this.#columns[at]!]) }
  }

  /**
   * Takes the place of all there is by columns that were written down, each filled by `fill`; where that throws, all is as
   * it was. The column `id` tells which record a row is of, if any.
   */
  restore(id: string, rows: number, fill: (name: string, column: TableColumn) => void): void {
    const capacity = roomFor(rows)
    const columns = this.#names.map((name) => {
      const column = this.#emptyColumn(name, capacity)
      fill(name, column)
      return column
    })
    this.#columns = columns
    this.#capacity = capacity
    this.#end = rows
    this.#rows.clear()
    this.#free.length = 0
    const ids = columns[this.#places.get(id)!]!
    for (let row = 0; row < rows; row++) {
      const found = ids.get(row) as RecordId | null
      if (found === null) this.#free.push(row)
      else this.#rows.set(found, row)
    }
  }

  #addColumn(name: string): void {
    this.#places.set(name, this.#names.push(name) - 1)
    this.#columns.push(this.#emptyColumn(name, this.#capacity))
    this.#form = formOf(this.#names)
  }

  #emptyColumn(name: string, capacity: number): TableColumn {
    const kind = this.#kinds[name] ?? 'value'
    if (kind === 'value') return new ValueColumn(capacity)
    return kind === 'list' ? new ListColumn(capacity) : new NumbersByRow(capacity, kind === 'moment')
  }

  #takeRow(id: RecordId): number {
    const row = this.#free.pop() ?? this.#end++
    if (row >= this.#capacity) {
      this.#capacity = roomFor(row + 1)
      for (const column of this.#columns) column.grow(this.#capacity)
    }
    this.#rows.set(id, row)
    return row
  }
}

const fewestRows = 64

const roomFor = (rows: number): number => Math.max(fewestRows, Math.ceil(rows * 1.25))

const formOf = (names: readonly string[]): Fields =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Fields
