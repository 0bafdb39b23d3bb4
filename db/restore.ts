import { sql } from 'drizzle-orm'
import type { BackupHead, TableShape } from './backup.ts'
import { listTables } from './backup.ts'
import { changeChannel } from './changes.ts'
import type { Database, Orm } from './database.ts'
import { appliedMigrations } from './migrate.ts'

/** The backup cannot be restored here, and what to do about it. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}

const rowsPerStatement = 500

type Restore = { lines: AsyncIterable<string>; replace: boolean }

/** Brings a backup's rows into the database: all of them, or none and the reason. Answers how many. */
export async function restore(db: Database, { lines, replace }: Restore): Promise<number> {
  return db.transaction(async (orm) => {
    const reader = lines[Symbol.asyncIterator]()
    await requireSameTables(orm, readHead((await reader.next()).value))
    const tables = await listTables(orm)
    await makeRoom(orm, tables, replace)
    // What triggers would write, the price history among it, is in the backup already.
    for (const { table } of tables) await orm.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
    const count = await insertAll(orm, tables, reader)
    for (const { table } of tables) await orm.execute(sql`alter table ${sql.identifier(table)} enable trigger user`)
    await continueNumbers(orm)
    await startChangesAnew(orm)
    return count
  })
}

function readHead(line: string | undefined): BackupHead {
  const head = parsed(line) as Partial<BackupHead> | undefined
  if (head?.forecourt !== 'backup' || head.format !== 1) throw new RestoreError('This is not a backup of Forecourt.')
  return head as BackupHead
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '')
  } catch {
    return undefined
  }
}

async function requireSameTables(orm: Orm, { migrations }: BackupHead): Promise<void> {
  const here = await appliedMigrations(orm)
  if (here.join() === migrations.join()) return
  throw new RestoreError(
    `The backup has the tables of ${migrations.at(-1)}, this database those of ${here.at(-1)}. ` +
      'Restore it with the version that wrote it, then run: npm run db:prepare',
  )
}

async function makeRoom(orm: Orm, tables: TableShape[], replace: boolean): Promise<void> {
  for (const { table } of tables) {
    if (replace) continue
    const { rows } = await orm.execute(sql`select 1 from ${sql.identifier(table)} limit 1`)
    if (rows.length > 0) {
      throw new RestoreError(`The database is not empty: ${table} has rows. --replace throws away what is there.`)
    }
  }
  const names = sql.join(
    tables.map(({ table }) => sql.identifier(table)),
    sql`, `,
  )
  await orm.execute(sql`truncate ${names}`)
}

async function insertAll(orm: Orm, tables: TableShape[], reader: AsyncIterator<string>): Promise<number> {
  const known = new Map(tables.map(({ table, columns }) => [table, new Set(columns)]))
  let shape: TableShape | undefined
  let waiting: string[] = []
  let count = 0
  const flush = async () => {
    if (shape && waiting.length > 0) await insertRows(orm, shape, waiting)
    count += waiting.length
    waiting = []
  }
  let promised: number | undefined
  for (let line = await reader.next(); !line.done; line = await reader.next()) {
    if (line.value.startsWith('{"rows":')) promised = (parsed(line.value) as { rows?: number } | undefined)?.rows
    else if (line.value.startsWith('{"table":')) {
      await flush()
      shape = parsed(line.value) as TableShape
      const columns = known.get(shape.table)
      if (!columns || !shape.columns.every((column) => columns.has(column))) {
        throw new RestoreError(`The backup has a table or column that is not here: ${shape.table}.`)
      }
    } else if (waiting.push(line.value) >= rowsPerStatement) await flush()
  }
  await flush()
  if (promised !== count) throw new RestoreError('The backup is not complete: it was cut off, or changed.')
  return count
}

async function insertRows(orm: Orm, { table, columns }: TableShape, rows: string[]): Promise<void> {
  const names = sql.raw(columns.map((column) => `"${column}"`).join(', '))
  const target = sql.identifier(table)
  await orm.execute(sql`insert into ${target} (${names})
    select ${names} from json_populate_recordset(null::${target}, ${`[${rows.join(',')}]`}::json)`)
}

/** What is made from now on is numbered after what was restored. */
async function continueNumbers(orm: Orm): Promise<void> {
  const { rows } = await orm.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`)
  for (const { table, column } of rows) {
    await orm.execute(sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      greatest((select max(${sql.identifier(column)}) from ${sql.identifier(table)}),
        (select seqstart - 1 from pg_sequence where seqrelid = pg_get_serial_sequence(${table}, ${column})::regclass), 1))`)
  }
}

/** A follower finds that changes before the next one are gone, and loads everything again. */
async function startChangesAnew(orm: Orm): Promise<void> {
  await orm.execute(sql`delete from change`)
  await orm.execute(sql`update change_counter set last_seq = last_seq + 1`)
  await orm.execute(sql`select pg_notify(${changeChannel}, '')`)
}
