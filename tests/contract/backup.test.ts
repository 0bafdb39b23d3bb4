import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listTables } from '#db/backup.ts'
import { latestSeq, oldestSeq } from '#db/changes.ts'
import type { Database } from '#db/database.ts'
import { dealerGroup, site, vehicle, vehiclePrice } from '#db/schema.ts'
import { main as backUp, rowsFile, writeRows } from '#server/commands/data-backup.ts'
import { main as restore } from '#server/commands/data-restore.ts'
import { databases, type TestDatabase } from '../databases.ts'
import { temporaryFolder } from '../test-run.ts'
import { commandOn } from './command.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

const rowsIn = (backup: string): string[] => {
  const [, ...lines] = gunzipSync(readFileSync(join(backup, rowsFile)))
    .toString()
    .trim()
    .split('\n')
  return lines
}

describe.each(databases())('a backup on $name', ({ name, create }) => {
  const data = join(folder.path, name, 'data')
  const to = join(folder.path, name, 'backup')
  let full: TestDatabase
  let empty: TestDatabase
  const env = { DATA_DIR: data }
  const write = (db: Database, ...argv: string[]) => commandOn(db, backUp, [], env).run(...argv)

  beforeAll(async () => {
    full = await create({ demo: undefined })
    empty = await create()
    mkdirSync(join(data, 'media/photos'), { recursive: true })
    writeFileSync(join(data, 'media/photos/abc'), 'a picture')
    await write(full.db, '--to', to)
  }, 300_000)
  afterAll(async () => {
    await full.drop()
    await empty.drop()
  })

  it('holds every table but the change feed, and the uploaded files', async () => {
    const tables = rowsIn(to)
      .filter((line) => line.startsWith('{"table"'))
      .map((line) => JSON.parse(line).table as string)
    expect(tables).toEqual((await listTables(full.db.orm)).map(({ table }) => table))
    expect(tables).toContain('vehicle')
    expect(tables).not.toContain('change')
    expect(tables.indexOf('site')).toBeLessThan(tables.indexOf('lead'))
    expect(readFileSync(join(to, 'media/photos/abc'), 'utf8')).toBe('a picture')
  })

  it('is not written over another, and leaves nothing behind when it fails', async () => {
    expect(await write(full.db, '--to', to)).toBe(1)
    const failing = { ...full.db, transaction: () => Promise.reject(new Error('the database is away')) }
    expect(await write(failing as Database, '--to', `${to}-2`)).toBe(1)
    expect(readdirSync(join(to, '..')).toSorted()).toEqual(['backup', 'data'])
  })

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    [
      'with a row missing',
      (bytes: Buffer) => {
        const lines = gunzipSync(bytes).toString().split('\n')
        return gzipSync(
          lines
            .toSpliced(
              lines.findIndex((line) => line.startsWith('{"id"')),
              1,
            )
            .join('\n'),
        )
      },
    ],
    [
      'of another version',
      (bytes: Buffer) =>
        gzipSync(
          gunzipSync(bytes)
            .toString()
            .replace(/"migrations":\[[^\]]*\]/, '"migrations":["0000_tables"]'),
        ),
    ],
    ['that is none', () => gzipSync('hello')],
    ['that is not even compressed', () => Buffer.from('hello')],
  ])('%s is refused, and nothing is changed', async (_, damage) => {
    const broken = join(folder.path, name, `broken-${Math.random()}`)
    mkdirSync(broken)
    writeFileSync(join(broken, rowsFile), damage(readFileSync(join(to, rowsFile))))
    await empty.db.orm.insert(dealerGroup).values({ id: 1, slug: 'mine', name: 'Mine' })
    expect(await commandOn(empty.db, restore, [], env).run('--from', broken, '--replace')).toBe(1)
    expect(await empty.db.orm.$count(dealerGroup)).toBe(1)
    await empty.db.orm.delete(dealerGroup)
  })

  it('comes back row by row in an empty database, whose followers then read everything again', async () => {
    const seq = await latestSeq(empty.db)
    const { run, out } = commandOn(empty.db, restore, [], env)
    expect(await run('--from', to)).toBe(0)
    expect(out()).toMatch(/^\d{4,} rows restored\.$/)
    expect(await empty.db.orm.$count(vehiclePrice)).toBe(await full.db.orm.$count(vehiclePrice))
    expect(await oldestSeq(empty.db)).toBeGreaterThan(seq + 1)
    const again = `${to}-again`
    expect(await write(empty.db, '--to', again)).toBe(0)
    expect(rowsIn(again).toSorted()).toEqual(rowsIn(to).toSorted())
    // What is made next is numbered after what was restored, and triggers work again.
    const [made] = await empty.db.orm.insert(dealerGroup).values({ slug: 'new', name: 'New' }).returning()
    expect(made!.id).toBeGreaterThanOrEqual(100_000)
    expect(await latestSeq(empty.db)).toBeGreaterThan(seq + 1)
  })

  it('does not lie over rows that are there unless it is told to', async () => {
    const { run, err } = commandOn(full.db, restore, [], env)
    const sites = await full.db.orm.$count(site)
    expect(await run('--from', to)).toBe(1)
    expect(err()).toContain('--replace')
    await full.db.orm.update(vehicle).set({ name: 'changed' })
    expect(await run('--from', to, '--replace')).toBe(0)
    expect(await full.db.orm.$count(site)).toBe(sites)
    expect((await full.db.orm.select().from(vehicle).limit(1))[0]!.name).not.toBe('changed')
  })
})

it('moves from the embedded database to PostgreSQL and back', async () => {
  const [embedded, server] = [await databases()[0]!.create(), await databases()[1]!.create()]
  const from = join(folder.path, 'embedded', 'backup')
  const env = { DATA_DIR: join(folder.path, 'moved') }
  expect(await commandOn(server.db, restore, [], env).run('--from', from)).toBe(0)
  const back = join(folder.path, 'back')
  expect(await commandOn(server.db, backUp, [], env).run('--to', back)).toBe(0)
  expect(rowsIn(back).toSorted()).toEqual(rowsIn(from).toSorted())
  expect(await commandOn(embedded.db, restore, [], env).run('--from', back)).toBe(0)
  await Promise.all([embedded.drop(), server.drop()])
}, 300_000)

it('onto a full disk fails, for whoever writes too, and does not wait for ever', async () => {
  let told: unknown
  const writing = writeRows('/dev/full', async (write) => {
    try {
      for (let row = 0; row < 1_000; row += 1) await write(randomBytes(4_000).toString('hex'))
    } catch (error) {
      told = error
      throw error
    }
    return 0
  })
  await expect(writing).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(told).toMatchObject({ code: 'ENOSPC' })
})
