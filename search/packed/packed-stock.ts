import type { PackedRecords } from './column.ts'
import { PackedFacet } from './packed-facet.ts'
import { choicesOf, type AskedOfFacet, type PackedAnswer, type PackedQuestion } from './packed-question.ts'
import { readCells } from './read-records.ts'

type Test = (row: number) => boolean

/** Fails more than one facet's test, or one that always holds: counts nowhere. */
const out = 255

/** Rows in the index's own order, filtered, counted and sorted as the index does it. Columns are read when first needed. */
export class PackedStock {
  readonly #packed: PackedRecords
  readonly #facets = new Map<string, PackedFacet>()
  readonly #numbers = new Map<string, Float64Array>()
  readonly #orders = new Map<string | null, Uint32Array>()

  constructor(packed: PackedRecords) {
    this.#packed = packed
  }

  /** Null where the question is of something that was not packed. */
  answer(question: PackedQuestion): PackedAnswer | null {
    const { fixed, either, every, numbered, sort, offset, limit, facets } = question
    const chosen = choicesOf(question)
    const attributes = [
      ...Object.keys(fixed),
      ...Object.keys(either),
      ...Object.keys(every),
      ...chosen.map(({ name }) => name),
      ...numbered,
      ...facets,
      ...(sort ? [sort.split(':')[0]!] : []),
    ]
    if (!attributes.every((name) => Object.hasOwn(this.#packed.fields, name))) return null
    // For each row which facet alone it fails: 0 none, else the facet's number.
    const failed = new Uint8Array(this.#packed.rows)
    for (const name in fixed) fail(failed, out, this.#facet(name).having(fixed[name]!))
    for (const name in every) for (const value of every[name]!) fail(failed, out, this.#facet(name).having([value]))
    const alternatives = Object.entries(either).map(([name, values]) => this.#facet(name).having(values))
    if (alternatives.length > 0) fail(failed, out, (row) => alternatives.some((passes) => passes(row)))
    for (const name of numbered) fail(failed, out, this.#within(name, null, null))
    const groups = new Map<string, number>()
    for (const asked of chosen) {
      // Where all that is chosen must hold, counts leave nothing out.
      const group = Object.hasOwn(every, asked.name) ? out : (groups.get(asked.name) ?? groups.size + 1)
      if (group !== out) groups.set(asked.name, group)
      fail(failed, group, this.#testOf(asked))
    }
    const order = this.#order(sort)
    const found = passing(order, failed, 0)
    const counts = facets.map((name) => {
      const own = groups.get(name)
      return [name, this.#facet(name).count(own === undefined ? found : passing(order, failed, own))] as const
    })
    return {
      rows: [...found.subarray(offset, offset + limit)],
      total: found.length,
      counts: Object.fromEntries(counts),
    }
  }

  #testOf(asked: AskedOfFacet): Test {
    if (asked.is === 'within') return this.#within(asked.name, asked.min, asked.max)
    const has = this.#facet(asked.name).having(asked.values)
    return asked.is === 'any' ? has : (row) => !has(row)
  }

  #facet(name: string): PackedFacet {
    return kept(this.#facets, name, () => new PackedFacet(this.#packed.fields[name]!, this.#packed.rows))
  }

  /** NaN where a row has no number. */
  #number(name: string): Float64Array {
    return kept(this.#numbers, name, () => {
      const { values, codes } = readCells(this.#packed.fields[name]!, this.#packed.rows)
      const numbers = new Float64Array(codes.length).fill(Number.NaN)
      codes.forEach((code, row) => {
        const value = values[code - 1]
        if (typeof value === 'number') numbers[row] = value
      })
      return numbers
    })
  }

  #within(name: string, min: number | null, max: number | null): Test {
    const numbers = this.#number(name)
    const [low, high] = [min ?? -Infinity, max ?? Infinity]
    return (row) => numbers[row]! >= low && numbers[row]! <= high
  }

  /** Equal numbers stay in the rows' own order; rows without one come last either way. */
  #order(sort: string | null): Uint32Array {
    return kept(this.#orders, sort, () => {
      const rows = Uint32Array.from(new Uint8Array(this.#packed.rows).keys())
      if (sort === null) return rows
      const [name, direction] = sort.split(':')
      const sign = direction === 'desc' ? -1 : 1
      const keys = this.#number(name!).map((value) => (Number.isNaN(value) ? Infinity : sign * value))
      // Two that have none are as far apart as infinities are: not a number.
      return rows.toSorted((one, other) => keys[one]! - keys[other]! || 0)
    })
  }
}

function fail(failed: Uint8Array, group: number, passes: Test): void {
  for (let row = 0; row < failed.length; row++) {
    if (failed[row] !== out && !passes(row)) failed[row] = failed[row] === 0 || failed[row] === group ? group : out
  }
}

/** The rows that fail nothing, or this one facet's test alone. */
function passing(order: Uint32Array, failed: Uint8Array, own: number): Uint32Array {
  const rows = new Uint32Array(order.length)
  let count = 0
  for (let at = 0; at < order.length; at++) {
    const row = order[at]!
    if (failed[row] === 0 || failed[row] === own) rows[count++] = row
  }
  return rows.subarray(0, count)
}

function kept<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
