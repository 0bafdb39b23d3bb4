import { expect, it } from 'vitest'
import { randomCar } from '../testing/random-stock.ts'
import { Random } from '../testing/random.ts'
import { mostCodes, type Json, type PackedRecords } from './column.ts'
import { packRecords } from './pack-records.ts'
import { recordReader } from './read-records.ts'

const throughJson = (packed: PackedRecords): PackedRecords => JSON.parse(JSON.stringify(packed)) as PackedRecords
const readAll = (packed: PackedRecords) => Array.from({ length: packed.rows }, (_, row) => recordReader(packed)(row))
const many = (make: (at: number) => Json | undefined, length = 200) => Array.from({ length }, (_, at) => make(at))

it.each<[string, string, (Json | undefined)[]]>([
  ['values that repeat are numbered', 'values,codes', many((at) => `make ${at % 7}`)],
  ['values that hardly repeat stand for themselves', 'values', many((at) => `name ${at}`)],
  ['some rows have none', 'values,codes', many((at) => (at % 3 ? at : undefined))],
  ['null, empty and false are values', 'values,codes', [null, '', false, 0, '0', [], {}, undefined, null]],
  ['numbers that follow one another', 'steps', many((at) => 1_000_000 + at * 3)],
  ['numbers that do not', 'values', many((at) => (at * 7919) % 1009)],
  ['fractions are never added up', 'values', many((at) => at + 0.1)],
  ['lists', 'lengths,items', many((at) => ['Tow Bar', 'Sunroof', 'Tow Bar'].slice(0, at % 4))],
  ['lists of lists', 'lengths,items', [[[1], []], [], [[2, 3]]]],
  [
    'objects',
    'fields',
    many((at) => (at % 5 ? { amount: `$${at}`, type: 'Drive away' } : { amount: null, text: 'Call' })),
  ],
  [
    'lists of objects',
    'lengths,items',
    many((at) => [
      { label: 'km', value: String(at) },
      { label: 'Fuel', note: null },
    ]),
  ],
  [
    'more values than characters',
    'values,codes',
    many((at) => (at % 2 ? `name ${at}` : undefined), mostCodes * 2 + 10),
  ],
])('%s: %s', (_, form, cells) => {
  const records = cells.map((cell) => (cell === undefined ? { id: 1 } : { id: 1, cell })) as Record<string, Json>[]
  const packed = throughJson(packRecords(records))
  expect(Object.keys(packed.fields['cell']!).join()).toBe(form)
  const read = recordReader(packed)
  expect(records.map((__, row) => read(row))).toStrictEqual(records)
})

it('gives back random records as they were', () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = new Random(seed)
    const cars = random.list(random.pick([0, 1, 2, 30, 150]), (id) => randomCar(random, id))
    const records = JSON.parse(JSON.stringify(cars)) as Record<string, Json>[]
    expect(readAll(throughJson(packRecords(records)))).toStrictEqual(records)
  }
})

it('columns that say the same have the same codes, whatever their values', () => {
  const { fields } = packRecords(many((at) => ({ id: at % 9, name: `Yard ${at % 9}` })) as Record<string, Json>[])
  const codes = Object.values(fields).map((column) => 'codes' in column && column.codes)
  expect(codes[0]).toHaveLength(200)
  expect(codes[0]).toBe(codes[1])
})
