import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Database, Orm } from './database.ts'

/** The database cannot be brought to this version of the tables. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

type Migration = { tag: string; text: string; hash: string }

/** Any number will do, as long as every process uses the same. */
const migrationLock = 7_014_001

/**
 * Brings the database to this version of the tables, wholly or not at all. A second process waits, then finds it done.
 * Further work on the new tables belongs to the whole: if it fails, nothing was changed.
 */
export async function migrate(db: Database, andThen?: (orm: Orm) => Promise<void>): Promise<string[]> {
  return db.transaction(async (orm) => {
    await orm.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await orm.execute(sql`create table if not exists forecourt_migration (
      tag text primary key, hash text not null, applied_at timestamptz not null default now())`)
    const pending = await findPending(orm)
    for (const { tag, text, hash } of pending) {
      for (const statement of text.split('--> statement-breakpoint')) await orm.execute(sql.raw(statement))
      await orm.execute(sql`insert into forecourt_migration (tag, hash) values (${tag}, ${hash})`)
    }
    await andThen?.(orm)
    return pending.map(({ tag }) => tag)
  })
}

/** The names of the migrations this database still lacks. */
export async function pendingMigrations({ orm }: Database): Promise<string[]> {
  const { rows } = await orm.execute<{ found: boolean }>(
    sql`select to_regclass('forecourt_migration') is not null as found`,
  )
  const pending = rows[0]?.found ? await findPending(orm) : readMigrations()
  return pending.map(({ tag }) => tag)
}

/** The names of the migrations this database has, in order. */
export async function appliedMigrations(orm: Orm): Promise<string[]> {
  const { rows } = await orm.execute<{ tag: string }>(sql`select tag from forecourt_migration order by tag`)
  return rows.map(({ tag }) => tag)
}

async function findPending(orm: Orm): Promise<Migration[]> {
  const { rows } = await orm.execute<{ tag: string; hash: string }>(sql`select tag, hash from forecourt_migration`)
  const applied = new Map(rows.map(({ tag, hash }) => [tag, hash]))
  return readMigrations().filter(({ tag, hash }) => {
    const appliedHash = applied.get(tag)
    if (appliedHash !== undefined && appliedHash !== hash) {
      throw new MigrationError(`Migration ${tag} was edited after it was applied: this database is of another version.`)
    }
    return appliedHash === undefined
  })
}

const read = (name: string) => readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8')

function readMigrations(): Migration[] {
  const journal = JSON.parse(read('meta/_journal.json')) as { entries: { tag: string }[] }
  return journal.entries.map(({ tag }) => {
    const text = read(`${tag}.sql`)
    return { tag, text, hash: createHash('sha256').update(text).digest('hex') }
  })
}
