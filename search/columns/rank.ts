import type { DocumentId, IndexSchema } from '../schema.ts'
import type { NumberColumn, Tie } from './number-column.ts'

interface RankKey {
  readonly column: NumberColumn
  readonly sign: 1 | -1
}

const compareIds = (one: DocumentId, other: DocumentId): number => {
  if (typeof one === typeof other) return one < other ? -1 : one > other ? 1 : 0
  return typeof one === 'number' ? -1 : 1
}

/** The order documents have of their own: the schema's rank, documents without one last, then by id. */
export function rankOrder(
  schema: IndexSchema,
  numbers: ReadonlyMap<string, NumberColumn>,
  ids: readonly DocumentId[],
): Tie {
  const keys = schema.rank.map((rule): RankKey => {
    const [name = '', direction] = rule.split(':')
    const column = numbers.get(name)
    if (!column) throw new Error(`Rank by ${rule}: ${name} is not a sorted number.`)
    return { column, sign: direction === 'asc' ? 1 : -1 }
  })
  return (one, other) => {
    for (const { column, sign } of keys) {
      const first = column.values[one]!
      const second = column.values[other]!
      if (first === second) continue
      if (first < second) return -sign
      if (first > second) return sign
      const missing = Number(Number.isNaN(first)) - Number(Number.isNaN(second))
      if (missing !== 0) return missing
    }
    return compareIds(ids[one]!, ids[other]!)
  }
}
