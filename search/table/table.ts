import { ListColumn } from './list-column.ts'
import { NumbersByRow } from './number-column.ts'
import { ValueColumn } from './value-column.ts'

/**
 * What a column holds: any values, equal ones once; lists, their equal items once; numbers or moments, of which nearly all
 * differ and which are null where there is none.
 */
export type ColumnKind = 'value' | 'list' | 'number' | 'moment'

type RecordId = string | number
export type TableColumn = ValueColumn | ListColumn | NumbersByRow
type Fields = Readonly<Record<string, unknown>>

/**
 * Records as columns: a fraction of the memory of as many objects, and nothing for a garbage collector to walk through.
 * A record is made anew whenever it is asked for, and what it holds is shared with others: it is not to be changed.
 */
export class Table<Fielded extends object = Fields> {
  readonly #kindOf: (name: string) => ColumnKind
  readonly columns = new Map<string, TableColumn>()
  readonly #rows = new Map<RecordId, number>()
  readonly #free: number[] = []
  #moments = new Set<string>()
  #capacity = 1_024
  #end = 0
  /** Copied and filled: objects whose properties are added one by one become hash tables, several times as large. */
  #form: Fields = {}

  /** Columns come as records bring them; the kinds of those that are known beforehand are told. */
  constructor(kinds: Readonly<Record<string, ColumnKind>> = {}) {
    this.#kindOf = (name) => kinds[name] ?? 'value'
    for (const name of Object.keys(kinds)) this.#addColumn(name)
  }

  get size(): number {
    return this.#rows.size
  }

  /** How many rows the columns have, those that are free among them. */
  get rows(): number {
    return this.#end
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
    for (const [name, column] of this.columns) record[name] = this.#cell(name, column, row)
    return record as Fielded
  }

  *all(): Generator<Fielded> {
    for (const id of this.#rows.keys()) yield this.get(id)!
  }

  /** One field of a record, without making the rest. */
  read(id: RecordId, name: string): unknown {
    const row = this.#rows.get(id)
    const column = this.columns.get(name)
    return row === undefined || !column ? undefined : this.#cell(name, column, row)
  }

  put(id: RecordId, record: Fielded): void {
    const row = this.#rows.get(id) ?? this.#takeRow(id)
    const fields = record as Fields
    for (const name in fields) if (!this.columns.has(name)) this.#addColumn(name)
    for (const [name, column] of this.columns) {
      const value = fields[name]
      column.set(row, value instanceof Date ? value.getTime() : value)
    }
  }

  remove(id: RecordId): boolean {
    const row = this.#rows.get(id)
    if (row === undefined) return false
    for (const column of this.columns.values()) column.set(row, undefined)
    this.#rows.delete(id)
    this.#free.push(row)
    return true
  }

  /** Takes columns as they were written down, in the place of all there is. `idOf` tells which record a row is of, if any. */
  restore(
    rows: number,
    read: (name: string, capacity: number) => TableColumn,
    idOf: (row: number) => RecordId | null,
  ): void {
    this.#capacity = roomFor(rows)
    const columns = Array.from(this.columns.keys(), (name) => [name, read(name, this.#capacity)] as const)
    for (const [name, column] of columns) this.columns.set(name, column)
    this.#end = rows
    this.#rows.clear()
    this.#free.length = 0
    for (let row = 0; row < rows; row++) {
      const id = idOf(row)
      if (id === null) this.#free.push(row)
      else this.#rows.set(id, row)
    }
  }

  #cell(name: string, column: TableColumn, row: number): unknown {
    const value = column.get(row)
    return typeof value === 'number' && this.#moments.has(name) ? new Date(value) : value
  }

  #addColumn(name: string): void {
    const kind = this.#kindOf(name)
    this.columns.set(name, new classes[kind](this.#capacity))
    if (kind === 'moment') this.#moments.add(name)
    this.#form = formOf([...this.columns.keys()])
  }

  #takeRow(id: RecordId): number {
    const row = this.#free.pop() ?? this.#end++
    if (row >= this.#capacity) {
      this.#capacity = roomFor(row + 1)
      for (const column of this.columns.values()) column.grow(this.#capacity)
    }
    this.#rows.set(id, row)
    return row
  }
}

const classes = { value: ValueColumn, list: ListColumn, number: NumbersByRow, moment: NumbersByRow }

const roomFor = (rows: number): number => Math.max(1_024, Math.ceil(rows * 1.125))

const formOf = (names: readonly string[]): Fields =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Fields
