import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../db/database.ts'

/** How an embedded database in memory was when it was new. The rows of its tables lie in files of the engine, beside it. */
export type NewState = { shape: string; tables: Map<string, TableMark>; sequences: Map<string, string> }

/** A row that is written gets a higher number: a table with as many rows and none higher is as it was. */
type TableMark = { rows: number; newest: number }

/** Where PostgreSQL keeps all that is not rows. Emptying a table changes the one that is left out: see readShape. */
const catalogues = 'attribute attrdef constraint trigger proc type index namespace extension rewrite policy statistic'
  .split(' ')
  .concat('statistic_ext', 'db_role_setting', 'authid', 'auth_members')

export async function readNew(db: Database): Promise<NewState> {
  const tables = await readTables(db.orm)
  for (const [table, { rows }] of tables) if (rows > 0) await run(db.orm, `copy ${quote(table)} to ${fileOf(table)}`)
  return { shape: await readShape(db.orm), tables, sequences: await readSequences(db.orm) }
}

/** Makes the database as it was when it was new. False, and nothing done, where more than rows has changed. */
export async function startAgain(db: Database, asNew: NewState): Promise<boolean> {
  if ((await readShape(db.orm)) !== asNew.shape) return false
  const before = await readTables(db.orm)
  const changed = [...before].filter(([table, mark]) => !isSame(mark, asNew.tables.get(table)!))
  const sequences = [...(await readSequences(db.orm))].filter(([name, to]) => to !== asNew.sequences.get(name))
  await db.transaction(async (orm) => {
    // No triggers: rows come back together with what triggers made of them the first time.
    await run(orm, 'set local session_replication_role = replica')
    // Also empties the tables that refer to them; all come back as they lay.
    if (changed.length > 0) await run(orm, `truncate ${changed.map(([table]) => quote(table)).join()} cascade`)
    for (const [table, { rows }] of await readTables(orm))
      if (rows !== asNew.tables.get(table)!.rows) await run(orm, `copy ${quote(table)} from ${fileOf(table)}`)
    for (const [name] of sequences) await run(orm, asNew.sequences.get(name)!)
  })
  await run(db.orm, 'discard all')
  asNew.tables = await readTables(db.orm)
  return true
}

async function readTables(orm: Orm): Promise<Map<string, TableMark>> {
  const names = await read<{ name: string }>(
    orm,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  if (names.length === 0) return new Map()
  const marks = await read<TableMark & { name: string }>(
    orm,
    names.map(({ name }) => `select '${name}' as name, ${markOf} from ${quote(name)}`).join(' union all '),
  )
  return new Map(marks.map(({ name, rows, newest }) => [name, { rows, newest }]))
}

async function readShape(orm: Orm): Promise<string> {
  const marks = catalogues.map((name) => `select '${name}' as name, ${markOf} from pg_${name}`).join(' union all ')
  const relations = `select oid, relname, relkind, relnamespace, relchecks, relrowsecurity, reloptions from pg_class order by oid`
  const found = await read<{ shape: string }>(
    orm,
    `select (select string_agg(m::text, ';') from (${marks}) m) || md5((select string_agg(r::text, ';') from (${relations}) r)) as shape`,
  )
  return found[0]!.shape
}

/** Of each sequence the statement that brings it where it is. */
async function readSequences(orm: Orm): Promise<Map<string, string>> {
  const found = await read<{ name: string; to: string }>(
    orm,
    `select sequencename as name, format('select setval(%L, %s, %L)', quote_ident(schemaname) || '.' || quote_ident(sequencename),
      coalesce(last_value, start_value), last_value is not null) as to from pg_sequences order by 1`,
  )
  return new Map(found.map(({ name, to }) => [name, to]))
}

const markOf = 'count(*)::int as rows, coalesce(max(xmin::text::bigint), 0)::float8 as newest'
const isSame = (one: TableMark, other: TableMark): boolean => one.rows === other.rows && one.newest === other.newest
const quote = (name: string): string => `"${name}"`
const fileOf = (table: string): string => `'/tmp/new-${table}'`
const run = (orm: Orm, statement: string): Promise<unknown> => orm.execute(sql.raw(statement))
const read = async <Row extends Record<string, unknown>>(orm: Orm, query: string): Promise<Row[]> =>
  (await orm.execute(sql.raw(query))).rows as Row[]
