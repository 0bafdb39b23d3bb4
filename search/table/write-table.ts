import { ListColumn } from './list-column.ts'
import { NumbersByRow } from './number-column.ts'
import type { Table, TableColumn } from './table.ts'

/** So many values are turned into text at a time. */
const valuesAtOnce = 2_048

/** What the blocks after it are; of a column whose values are text, how many blocks they take. */
export interface ColumnHeading {
  readonly name: string
  readonly form: 'numbers' | 'codes' | 'byRow' | 'lists'
  /** Bytes for each number. */
  readonly width: number
  readonly texts: number
}

/**
 * A table as blocks of bytes. Columns are copied one after the other: a record that changes meanwhile may be written half
 * as it was and half as it is, and whoever reads the blocks brings such records up to date; of the others nothing is lost.
 */
export function* writeTable(table: Table<object>): Generator<Uint8Array> {
  const { rows, columns } = table.written
  yield json({ rows })
  for (const [name, column] of columns) yield* writeColumn(name, column, rows)
}

function* writeColumn(name: string, column: TableColumn, rows: number): Generator<Uint8Array> {
  if (column instanceof NumbersByRow) {
    yield heading({ name, form: 'numbers', width: 8, texts: 0 })
    return yield bytesOf(column.write(rows))
  }
  if (column instanceof ListColumn) {
    const { lengths, packed, items } = column.write(rows)
    yield heading({ name, form: 'lists', width: 4, texts: blocksFor(items) })
    yield bytesOf(lengths)
    yield bytesOf(packed)
    return yield* texts(items)
  }
  const written = column.write(rows)
  if ('byRow' in written) {
    yield heading({ name, form: 'byRow', width: 0, texts: blocksFor(written.byRow) })
    return yield* texts(written.byRow)
  }
  const { codes, values } = written
  yield heading({ name, form: 'codes', width: codes.BYTES_PER_ELEMENT, texts: blocksFor(values) })
  yield bytesOf(codes)
  yield* texts(values)
}

const encoder = new TextEncoder()
const json = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value))
const heading = (value: ColumnHeading): Uint8Array => json(value)
const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

const blocksFor = (values: readonly unknown[]): number => Math.ceil(values.length / valuesAtOnce)

function* texts(values: readonly unknown[]): Generator<Uint8Array> {
  for (let from = 0; from < values.length; from += valuesAtOnce) yield json(values.slice(from, from + valuesAtOnce))
}
