import { getTableName, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'

const rowsPerStatement = 1_000

type InsertOptions = {
  /** The rest of the statement (ON CONFLICT …, RETURNING …), given the columns that are written. */
  ending?: (columns: string[]) => SQL
}

/**
 * Inserts many rows with few statements: each carries its rows as one JSON parameter, so neither the parameter limit
 * nor the cost of building a long statement is met. A column a row leaves out takes its default.
 */
export async function insertRows<T extends PgTable>(
  orm: Orm,
  table: T,
  rows: readonly T['$inferInsert'][],
  { ending = () => sql`` }: InsertOptions = {},
): Promise<Record<string, unknown>[]> {
  const target = sql.identifier(getTableName(table))
  const results: Record<string, unknown>[] = []
  for (const group of groupByColumns(rows)) {
    const columns = sql.raw(group.columns.map((column) => `"${column}"`).join(', '))
    for (let start = 0; start < group.rows.length; start += rowsPerStatement) {
      const json = JSON.stringify(group.rows.slice(start, start + rowsPerStatement))
      const answer = await orm.execute(sql`insert into ${target} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${target}, ${json}::jsonb) ${ending(group.columns)}`)
      results.push(...answer.rows)
    }
  }
  return results
}

/** Rows that fill the same columns can share a statement; a null is a value, an undefined is not. */
function groupByColumns(rows: readonly Record<string, unknown>[]) {
  const groups = new Map<string, { columns: string[]; rows: Record<string, unknown>[] }>()
  for (const row of rows) {
    const filled = Object.entries(row).filter(([, value]) => value !== undefined)
    const entries = filled.map(([key, value]) => [toSnakeCase(key), value] as const)
    const columns = entries.map(([column]) => column).toSorted()
    const key = columns.join()
    const group = groups.get(key) ?? { columns, rows: [] }
    group.rows.push(Object.fromEntries(entries))
    groups.set(key, group)
  }
  return groups.values()
}
