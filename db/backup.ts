import { sql } from 'drizzle-orm'
import type { Database, Orm } from './database.ts'
import { appliedMigrations } from './migrate.ts'

/** A table and the columns of it that are written, not computed. */
export type TableShape = { table: string; columns: string[] }

const pageRows = 2_000
/** The change feed starts anew where data is restored: everyone who followed it reads everything again. */
const leftOut = new Set(['forecourt_migration', 'change', 'change_counter'])

export type BackupHead = { forecourt: 'backup'; format: 1; at: string; migrations: string[] }

/**
 * All rows of all tables, as lines of JSON: a head, then for each table its shape and its rows, a table after those it
 * refers to, and last how many rows there were. One moment's state, whatever is written meanwhile; the same on both kinds of database.
 */
export async function backUp(db: Database, at: Date, write: (line: string) => Promise<void>): Promise<number> {
  return db.transaction(async (orm) => {
    await orm.execute(sql`set transaction isolation level repeatable read, read only`)
    const head: BackupHead = {
      forecourt: 'backup',
      format: 1,
      at: at.toISOString(),
      migrations: await appliedMigrations(orm),
    }
    await write(JSON.stringify(head))
    let rows = 0
    for (const shape of await listTables(orm)) {
      await write(JSON.stringify(shape))
      for await (const row of rowsOf(orm, shape)) {
        await write(row)
        rows += 1
      }
    }
    // Without this line it is not all there.
    await write(JSON.stringify({ rows }))
    return rows
  })
}

/** A row as PostgreSQL writes it: numbers, times and texts keep every digit. */
async function* rowsOf(orm: Orm, { table, columns }: TableShape): AsyncGenerator<string> {
  const names = sql.raw(columns.map((column) => `"${column}"`).join(', '))
  const cursor = sql.raw(`backup_${table}`)
  await orm.execute(sql`declare ${cursor} no scroll cursor for
    select row_to_json(picked)::text as row from (select ${names} from ${sql.identifier(table)}) as picked`)
  while (true) {
    const { rows } = await orm.execute<{ row: string }>(sql`fetch ${sql.raw(String(pageRows))} from ${cursor}`)
    for (const { row } of rows) yield row
    if (rows.length < pageRows) break
  }
  await orm.execute(sql`close ${cursor}`)
}

/** Every table that is backed up, each after those its rows refer to. */
export async function listTables(orm: Orm): Promise<TableShape[]> {
  const { rows: columns } = await orm.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER' order by table_name, ordinal_position`)
  const { rows: references } = await orm.execute<{ child: string; parent: string }>(sql`
    select c.relname as child, p.relname as parent from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and c.oid <> p.oid`)
  const columnsOf = Map.groupBy(
    columns.filter(({ table }) => !leftOut.has(table)),
    ({ table }) => table,
  )
  const parentsOf = Map.groupBy(references, ({ child }) => child)
  const ordered = new Set<string>()
  const place = (table: string): void => {
    if (ordered.has(table)) return
    for (const { parent } of parentsOf.get(table) ?? []) place(parent)
    ordered.add(table)
  }
  for (const table of columnsOf.keys()) place(table)
  return [...ordered].map((table) => ({ table, columns: columnsOf.get(table)!.map(({ column }) => column) }))
}
