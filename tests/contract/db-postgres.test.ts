import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../db/open-database.ts'
import { databases } from '../databases.ts'
import type { TestDatabase } from '../databases.ts'

describe.each(databases().filter(({ name }) => name !== 'embedded'))('$name', ({ create }) => {
  let owner: TestDatabase
  beforeAll(async () => {
    owner = await create()
  })
  afterAll(() => owner.drop())

  const endConnections = (name: string) =>
    owner.db.orm.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${name} and datname = current_database() and pid <> pg_backend_pid()`)

  test('a listener that lost its connection comes back, is called once for what it missed, and hears again', async () => {
    let called = 0
    const stop = await owner.db.listen('news', () => {
      called += 1
    })
    await endConnections('forecourt-listen')
    await expect.poll(() => called).toBe(1)
    await owner.db.orm.execute(sql`notify news`)
    await expect.poll(() => called).toBe(2)
    await stop()
  })

  test('a transaction whose connection is cut fails, and the pool goes on', async () => {
    const other = await owner.connect()
    const cut = other.transaction(async (orm) => {
      await orm.execute(sql`select 1`)
      await endConnections('forecourt')
      await orm.execute(sql`select 2`)
    })
    await expect(cut).rejects.toThrow()
    await other.ping()
    await other.transaction((orm) => orm.execute(sql`select 3`))
  })

  test('an unreachable server is reported at once', async () => {
    await expect(openDatabase({ url: 'postgres://postgres@localhost/x?host=/nowhere' })).rejects.toThrow('ENOENT')
  })
})
