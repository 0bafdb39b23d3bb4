import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { site, vehicle } from '../../db/schema.ts'
import { embedded } from '../databases.ts'

/** All that can be told of a database: every row as it lies, every sequence, every setting, what is planned with. */
async function describe(db: Database): Promise<Record<string, unknown>> {
  const read = async (query: string) => (await db.orm.execute(sql.raw(query))).rows
  const tables = await read(`select tablename from pg_tables where schemaname = 'public' order by 1`)
  const rows = await Promise.all(
    tables.map(async ({ tablename }) => [tablename, await read(`select t::text from "${String(tablename)}" t`)]),
  )
  return {
    rows: Object.fromEntries(rows),
    sequences: await read('select * from pg_sequences order by sequencename'),
    // The language of the triggers brings settings of its own when it is first used.
    settings: await read(`select name, setting, source from pg_settings where name not like 'plpgsql.%' order by name`),
    relations: await read(`select oid, relname, relpages, reltuples from pg_class where relkind = 'r' order by oid`),
    triggers: await read('select tgname, tgrelid, tgenabled from pg_trigger order by oid'),
    session: await read(
      `select (select count(*) from pg_prepared_statements) as statements, (select count(*) from pg_cursors) as cursors,
        (select count(*) from pg_locks where locktype = 'advisory') as locks, (select count(*) from pg_listening_channels()) as channels`,
    ),
  }
}

/** Tells one engine from another. */
const startOf = async (db: Database): Promise<unknown> =>
  (await db.orm.execute(sql`select pg_postmaster_start_time()::text as at`)).rows[0]!['at']

test.each(['tables', { demo: undefined }] as const)(
  'a database that was given back is as new to whoever gets it next: %j',
  async (start) => {
    const first = await embedded.create(start)
    const asNew = await describe(first.db)
    const startedAt = await startOf(first.db)
    const { orm } = first.db
    await first.db.listen('somewhere', () => {})
    await orm.execute(sql`select pg_advisory_lock(1), set_config('work_mem', '1MB', false)`)
    await orm.insert(site).values({ slug: 'another', name: 'Another', template: 'harbour', kind: 'dealer' })
    await orm.update(vehicle).set({ name: 'Another' })
    await orm.execute(sql`delete from vehicle where id % 2 = 0`)
    await first.drop()
    await expect(first.db.ping()).rejects.toThrow('pool')

    const second = await embedded.create(start)
    expect(await startOf(second.db)).toBe(startedAt)
    expect(await describe(second.db)).toEqual(asNew)
    const listed = await second.db.orm.execute(sql`select count(*) from site where slug = 'another'`)
    expect(listed.rows).toEqual([{ count: '0' }])
    await second.drop()
  },
  // As long as the demo may take to be seeded, when this is the first to want it.
  300_000,
)

test('a database whose tables were changed is not lent again', async () => {
  const first = await embedded.create()
  const startedAt = await startOf(first.db)
  await first.db.orm.execute(sql`alter table vehicle alter column name drop not null`)
  await first.drop()
  const second = await embedded.create()
  expect(await startOf(second.db)).not.toBe(startedAt)
  const { rows } = await second.db.orm.execute(
    sql`select attnotnull from pg_attribute where attrelid = 'vehicle'::regclass and attname = 'name'`,
  )
  expect(rows).toEqual([{ attnotnull: true }])
  await second.drop()
})
