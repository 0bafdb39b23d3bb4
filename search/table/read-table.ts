import { ListColumn } from './list-column.ts'
import { NumbersByRow } from './number-column.ts'
import type { Table, TableColumn } from './table.ts'
import type { ColumnHeading } from './write-table.ts'

/**
 * Fills a table with what `writeTable` made of one that has the same columns; the column `id` names the records. Where the
 * blocks say anything else it throws, and the table is as it was.
 */
export function readTable(table: Table<object>, blocks: Iterator<Uint8Array>, id: string): void {
  const { rows } = json<{ rows: number }>(next(blocks))
  table.restore(id, rows, (name, column) => {
    const heading = json<ColumnHeading>(next(blocks))
    if (heading.name !== name) throw new RangeError(`Column ${heading.name} stands where ${name} should.`)
    fill(column, heading, blocks, rows)
  })
}

function fill(column: TableColumn, heading: ColumnHeading, blocks: Iterator<Uint8Array>, rows: number): void {
  const { form, width, texts } = heading
  if (column instanceof NumbersByRow !== (form === 'numbers') || column instanceof ListColumn !== (form === 'lists'))
    throw new RangeError(`Column ${heading.name} is of another kind.`)
  if (column instanceof NumbersByRow) return column.restore(new Float64Array(copied(next(blocks))), rows)
  if (column instanceof ListColumn) {
    const lengths = new Uint16Array(copied(next(blocks)))
    const packed = new Uint32Array(copied(next(blocks)))
    return column.restore({ lengths, packed, items: values(blocks, texts) }, rows)
  }
  if (form === 'byRow') return column.restore({ byRow: values(blocks, texts) }, rows)
  const bytes = copied(next(blocks))
  const codes = width === 2 ? new Uint16Array(bytes) : new Uint32Array(bytes)
  column.restore({ codes, values: values(blocks, texts) }, rows)
}

function next(blocks: Iterator<Uint8Array>): Uint8Array {
  const { done, value } = blocks.next()
  if (done) throw new RangeError('The columns end too soon.')
  return value
}

const decoder = new TextDecoder()
const json = <Value>(block: Uint8Array): Value => JSON.parse(decoder.decode(block)) as Value
/** Blocks stand where they happen to stand; numbers are read only from where a number may begin. */
const copied = (block: Uint8Array): ArrayBuffer => new Uint8Array(block).buffer

function values(blocks: Iterator<Uint8Array>, texts: number): unknown[] {
  return Array.from({ length: texts }, () => json<unknown[]>(next(blocks))).flat(1)
}
