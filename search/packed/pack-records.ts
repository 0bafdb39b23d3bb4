import {
  codeCharacter,
  mostCodes,
  type CodedColumn,
  type Codes,
  type Column,
  type Json,
  type PackedRecords,
} from './column.ts'
import { atOnce, type Work } from '../slices.ts'

type Cell = Json | undefined
type Fields = Readonly<Record<string, Cell>>

/** Above this share of different values a number for each costs more than it saves. */
const mostDistinct = 0.6

/** Packs records of one kind into columns, to be sent as JSON. */
export const packRecords = (records: readonly Fields[]): PackedRecords => atOnce(packing(records))

/** The same, a column at a time. */
export function* packing(records: readonly Fields[]): Work<PackedRecords> {
  return { rows: records.length, fields: yield* packFields(records) }
}

function* packFields(records: readonly Fields[]): Work<Record<string, Column>> {
  const keys = new Set<string>()
  for (const record of records) for (const key in record) keys.add(key)
  const fields: Record<string, Column> = {}
  for (const key of keys) {
    yield
    const cells = records.map((record) => (Object.hasOwn(record, key) ? record[key] : undefined))
    // Not by assignment: a field may have any name.
    Object.defineProperty(fields, key, { value: yield* packColumn(cells), enumerable: true })
  }
  return fields
}

function* packColumn(cells: readonly Cell[]): Work<Column> {
  if (cells.length > 0 && cells.every(isList)) {
    const lengths = yield* packColumn(cells.map((cell) => cell.length))
    return { lengths, items: yield* packColumn(cells.flat(1)) }
  }
  if (cells.length > 0 && cells.every(isFields)) return { fields: yield* packFields(cells) }
  const coded = packCoded(cells)
  const isComplete = !cells.includes(undefined)
  if (!isComplete || coded.values.length <= cells.length * mostDistinct) return coded
  const steps = cells.every(Number.isSafeInteger) ? stepsOf(cells as number[]) : null
  return steps && JSON.stringify(steps).length < JSON.stringify(cells).length ? { steps } : { values: cells as Json[] }
}

const isList = (cell: Cell): cell is readonly Json[] => Array.isArray(cell)
const isFields = (cell: Cell): cell is Record<string, Json> =>
  typeof cell === 'object' && cell !== null && !Array.isArray(cell)

const stepsOf = (numbers: readonly number[]): number[] => numbers.map((value, row) => value - (numbers[row - 1] ?? 0))

/** Values are numbered as they come: columns that say the same of each row then have the same codes, which compress to nothing. */
function packCoded(cells: readonly Cell[]): CodedColumn {
  const plain = new Map<Cell, number>()
  const composed = new Map<string, number>()
  const values: Json[] = []
  const numberIn = <Key>(numbers: Map<Key, number>, key: Key, cell: Json): number => {
    const known = numbers.get(key)
    if (known === undefined) numbers.set(key, values.push(cell))
    return known ?? values.length
  }
  const codes = cells.map((cell) => {
    if (cell === undefined) return 0
    return typeof cell === 'object' && cell !== null
      ? numberIn(composed, JSON.stringify(cell), cell)
      : numberIn(plain, cell, cell)
  })
  return { values, codes: writeCodes(codes, values.length) }
}

const writeCodes = (codes: readonly number[], values: number): Codes =>
  values > mostCodes ? codes : codes.map(codeCharacter).join('')
