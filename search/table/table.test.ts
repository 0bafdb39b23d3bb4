import { describe, expect, it } from 'vitest'
import { Random } from '../testing/random.ts'
import { readTable } from './read-table.ts'
import { Table, type ColumnKind } from './table.ts'
import { writeTable } from './write-table.ts'

const kinds = {
  id: 'number',
  name: 'value',
  make: 'value',
  spec: 'value',
  features: 'list',
  at: 'moment',
  km: 'number',
} as const
type Row = Readonly<Record<string, unknown>>

function randomRow(random: Random, id: number): Row {
  return {
    id,
    name: `Car ${random.below(1e9)}`,
    make: random.pick(['Kia', 'Ford', '', null, 7, true]),
    spec: random.pick([{}, { sleeps: 4 }, { sleeps: 2, axle: 'Tandem' }, null]),
    features: random.pick([['a', 'b'], ['b', 'b', null], [], null, 'alone', ['c']]),
    at: random.chance(0.5) ? new Date(random.below(1e9)) : null,
    km: random.chance(0.5) ? random.below(1e6) / 100 : null,
  }
}

const tableOf = (rows: Iterable<Row>): Table => {
  const table = new Table(kinds)
  for (const row of rows) table.put(row['id'] as number, row)
  return table
}
const contentOf = (table: Table) => [...table.all()].toSorted((one, other) => Number(one['id']) - Number(other['id']))
const readAgain = (blocks: Iterable<Uint8Array>, into = new Table(kinds)): Table => {
  readTable(into, Iterator.from(blocks), 'id')
  return into
}

describe('a table', () => {
  it('holds records as they were put, through changes of every kind, and through being written down', () => {
    const random = new Random(5)
    const known = new Map<number, Row>()
    let table = new Table(kinds)
    for (let round = 0; round < 4_000; round++) {
      const id = random.below(300)
      if (random.chance(0.35)) {
        table.remove(id)
        known.delete(id)
      } else {
        const row = randomRow(random, id)
        table.put(id, row)
        known.set(id, row)
      }
      if (round % 500 === 499) {
        expect(contentOf(table)).toEqual([...known.values()].toSorted((a, b) => Number(a['id']) - Number(b['id'])))
        expect(table.size).toBe(known.size)
        table = readAgain([...writeTable(table)])
      }
    }
  })

  it('takes fields that come later, and leaves undefined what a record does not have', () => {
    const table = new Table()
    table.put('a', { colour: 'Red' })
    table.put('b', { seats: 5 })
    expect([...table.all()]).toEqual([{ colour: 'Red' }, { seats: 5 }])
    expect([
      table.read('a', 'seats'),
      table.read('b', 'seats'),
      table.read('b', 'nothing'),
      table.read('c', 'seats'),
    ]).toEqual([undefined, 5, undefined, undefined])
    expect([table.get('c'), table.has('c'), table.has('a')]).toEqual([undefined, false, true])
  })

  it('holds equal values once, and lets nobody change what is shared', () => {
    const table = tableOf([
      { id: 1, spec: { sleeps: 4 } },
      { id: 2, spec: { sleeps: 4 } },
    ])
    const { spec } = table.get(1)!
    expect(table.get(2)!['spec']).toBe(spec)
    expect(Object.isFrozen(spec)).toBe(true)
  })

  it.each<[string, number, (id: number) => unknown]>([
    ['nearly all differ', 20_000, (id) => `S${id}`],
    ['more differ than two bytes can number, and repeat', 150_000, (id) => `S${id % 70_000}`],
  ])('holds many values of which %s, before and after it is written down', (_, count, name) => {
    const table = new Table({ id: 'number', name: 'value' } satisfies Record<string, ColumnKind>)
    for (let id = 0; id < count; id++) table.put(id, { id, name: name(id) })
    const again = readAgain(writeTable(table), new Table({ id: 'number', name: 'value' }))
    for (const each of [table, again]) {
      for (const id of [0, 1, 69_999, 70_000, count - 1]) if (id < count) expect(each.read(id, 'name')).toBe(name(id))
      each.put(3, { id: 3, name: 'other' })
      each.remove(4)
      expect([each.read(3, 'name'), each.get(4), each.size]).toEqual(['other', undefined, count - 1])
    }
  })

  it('gives the numbers of values that are gone to others', () => {
    const table = new Table<Row>({ id: 'number', name: 'value' })
    for (let round = 0; round < 70_000; round++) table.put(1, { id: 1, name: `S${round}` })
    expect(table.get(1)).toEqual({ id: 1, name: 'S69999' })
    // Two bytes are still enough.
    expect(
      [...writeTable(table)].map((block) => new TextDecoder().decode(block)).find((text) => text.includes('codes')),
    ).toContain('"width":2')
  })

  it('that changes while it is written down loses nothing of what does not change', () => {
    const random = new Random(9)
    const rows = random.list(400, (id) => randomRow(random, id))
    const table = tableOf(rows)
    const changing = (at: number): boolean => at % 4 === 0
    const blocks = Iterator.from(writeTable(table))
      .map((block) => {
        for (let edits = 0; edits < 3; edits++) {
          const id = random.below(100) * 4
          if (random.chance(0.4)) table.remove(id)
          else table.put(id, randomRow(random, id))
          table.put(1_000 + random.below(50) * 4, randomRow(random, 1_000))
        }
        return block
      })
      .toArray()
    const kept = contentOf(readAgain(blocks)).filter(({ id }) => Number(id) < 400 && !changing(Number(id)))
    expect(kept).toEqual(rows.filter(({ id }) => !changing(Number(id))))
  })
})

describe('what was written down is refused, and the table stays as it was, where', () => {
  const written = () => [
    ...writeTable(
      tableOf([
        { id: 1, name: 'One', features: ['a'] },
        { id: 2, name: 'Two', features: ['b'] },
      ]),
    ),
  ]
  it.each<[string, (blocks: Uint8Array[]) => Uint8Array[]]>([
    ['blocks are missing', (blocks) => blocks.slice(0, -1)],
    ['nothing is there', () => []],
    ['a column is missing', (blocks) => blocks.toSpliced(1, 2)],
    ['there are more rows than numbers', (blocks) => [new TextEncoder().encode('{"rows":3}'), ...blocks.slice(1)]],
    ['a value is missing', (blocks) => blocks.with(5, new TextEncoder().encode('[null]'))],
    [
      'a list’s items are missing',
      (blocks) =>
        blocks.map((block) =>
          String(new TextDecoder().decode(block)) === '["a","b"]' ? new TextEncoder().encode('[]') : block,
        ),
    ],
    [
      'a column is of another kind',
      (blocks) => blocks.with(1, new TextEncoder().encode('{"name":"id","form":"codes","width":2,"texts":0}')),
    ],
    ['it is not JSON', (blocks) => blocks.with(1, new Uint8Array([1, 2]))],
  ])('%s', (_, spoil) => {
    const table = tableOf([{ id: 9, name: 'Nine' }])
    expect(() => readAgain(spoil(written()), table)).toThrow()
    expect([table.size, table.read(9, 'name')]).toEqual([1, 'Nine'])
  })
})
