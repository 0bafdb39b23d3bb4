import { readCodes, type CodedColumn, type Column, type Json, type ListColumn, type PackedRecords } from './column.ts'

/** What each row has: 0 for nothing, else the place of its value, counted from 1. */
export interface Cells {
  readonly values: readonly Json[]
  readonly codes: Uint16Array | Uint32Array
  /** Where each row's codes begin, if rows have several. */
  readonly starts?: Uint32Array
}

type Read<Value = Json | undefined> = (row: number) => Value

/** Gives back packed records one by one, each as it was; a column is made readable when it is first read. */
export function recordReader<Row = Readonly<Record<string, Json>>>({ fields, rows }: PackedRecords): Read<Row> {
  return fieldsReader(fields, rows) as Read<Row>
}

/** A column's values and which row has which. */
export function readCells(column: Column, rows: number): Cells {
  if ('items' in column) {
    const starts = startsOf(column, rows)
    return { ...readCells(column.items, starts[rows]!), starts }
  }
  const { values, codes } = codedOf(column)
  return {
    values,
    codes: codes === undefined ? Uint32Array.from(values.keys(), (row) => row + 1) : readCodes(codes, rows),
  }
}

function columnReader(column: Column, rows: number): Read {
  if ('fields' in column) return fieldsReader(column.fields, rows)
  if ('items' in column) return listReader(column, rows)
  const { values, codes } = codedOf(column)
  if (codes === undefined) return (row) => values[row]
  const read = readCodes(codes, rows)
  return (row) => values[read[row]! - 1]
}

function codedOf(column: Column): CodedColumn {
  if ('values' in column) return column
  let value = 0
  return { values: 'steps' in column ? column.steps.map((step) => (value += step)) : [] }
}

function fieldsReader(fields: Readonly<Record<string, Column>>, rows: number): Read<Record<string, Json>> {
  const readers = Object.entries(fields).map(([key, column]): [string, Read] => {
    let reader: Read | undefined
    return [key, (row) => (reader ??= columnReader(column, rows))(row)]
  })
  return (row) => {
    const record: Record<string, Json> = {}
    for (const [key, read] of readers) {
      const value = read(row)
      if (value !== undefined) record[key] = value
    }
    return record
  }
}

function listReader(column: ListColumn, rows: number): Read {
  const starts = startsOf(column, rows)
  const read = columnReader(column.items, starts[rows]!)
  return (row) => {
    const items: Json[] = []
    for (let at = starts[row]!; at < starts[row + 1]!; at++) items.push(read(at)!)
    return items
  }
}

function startsOf({ lengths }: ListColumn, rows: number): Uint32Array {
  const lengthOf = columnReader(lengths, rows) as Read<number>
  const starts = new Uint32Array(rows + 1)
  for (let row = 0; row < rows; row++) starts[row + 1] = starts[row]! + lengthOf(row)
  return starts
}
