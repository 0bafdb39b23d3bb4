import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DatabaseLog } from '../../db/database.ts'
import { openEmbedded } from '../../db/embedded/embedded-database.ts'
import { DatabaseStoppedError } from '../../db/embedded/engine.ts'
import { DatabaseInUseError } from '../../db/embedded/exclusive-lock.ts'
import { openDatabase } from '../../db/open-database.ts'
import { dealerGroup } from '../../db/schema.ts'
import { fillFolder, migratedSnapshot } from '../databases.ts'
import { nodeArgs } from '../server-process.ts'
import { endWithRun, temporaryFolder } from '../test-run.ts'

describe('the embedded database', () => {
  const { path: base, remove } = temporaryFolder()
  let folder: string
  let snapshot: Uint8Array<ArrayBuffer>
  let count = 0
  beforeAll(async () => {
    snapshot = await migratedSnapshot()
  })
  beforeEach(() => {
    folder = join(base, String((count += 1)))
  })
  afterAll(remove)

  const inFolder = async (log?: DatabaseLog) => {
    await fillFolder(folder)
    return openEmbedded({ dir: folder, log })
  }

  test('keeps its data in the folder, and gives the folder back on close', async () => {
    const db = await inFolder()
    await db.orm.insert(dealerGroup).values({ id: 5, slug: 'kept', name: 'Kept' })
    await db.close()
    expect(existsSync(join(folder, 'forecourt.pid'))).toBe(false)
    const again = await openDatabase({ dir: folder })
    expect(again.kind).toBe('embedded')
    expect(await again.orm.select({ slug: dealerGroup.slug }).from(dealerGroup)).toEqual([{ slug: 'kept' }])
    await again.close()
  })

  test('a first start that was cut short is begun afresh', async () => {
    mkdirSync(join(folder, 'data.new'), { recursive: true })
    writeFileSync(join(folder, 'data.new', 'PG_VERSION'), '18\n')
    const db = await openEmbedded({ dir: folder, snapshot })
    await db.orm.insert(dealerGroup).values({ slug: 'works', name: 'x' })
    await db.close()
    expect(existsSync(join(folder, 'data.new'))).toBe(false)
  })

  test('a folder is for one at a time: a second opening in the same process is refused', async () => {
    const db = await inFolder()
    const second = openDatabase({ dir: folder })
    await expect(second).rejects.toThrow(DatabaseInUseError)
    await expect(second).rejects.toThrow(
      `The database folder ${folder} is in use by process ${process.pid}. Stop that process, or give both a PostgreSQL server with DATABASE_URL.`,
    )
    await db.orm.insert(dealerGroup).values({ slug: 'unharmed', name: 'x' })
    await db.close()
  })

  test('another process is named in the refusal, and its death frees the folder', async () => {
    await (await inFolder()).close()
    const holder = endWithRun(
      spawn(process.execPath, [...nodeArgs, fileURLToPath(new URL('./db-writer.ts', import.meta.url)), folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    )
    await once(holder.stdout, 'data')
    await expect(openDatabase({ dir: folder })).rejects.toThrow(`in use by process ${holder.pid}.`)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    await (await openDatabase({ dir: folder })).close()
  })

  test('a snapshot starts another database with the same content', async () => {
    const db = await openEmbedded({ snapshot })
    await db.orm.insert(dealerGroup).values({ slug: 'copied', name: 'x' })
    const copy = await openEmbedded({ snapshot: new Uint8Array(await db.engine.dumpSnapshot()) })
    expect(await copy.orm.select({ slug: dealerGroup.slug }).from(dealerGroup)).toEqual([{ slug: 'copied' }])
    expect(await copy.engine.syncCount()).toBe(0)
    await Promise.all([db.close(), copy.close()])
  })

  test('when its thread dies, what was under way and what comes later fails with a clear error', async () => {
    const warnings: string[] = []
    const db = await inFolder({
      warn: (_, message) => {
        warnings.push(message)
      },
    })
    const underWay = Promise.allSettled([db.orm.execute(sql`select pg_sleep(5)`), db.transaction(async () => {})])
    await db.engine.worker.terminate()
    const [query, transaction] = await underWay
    expect(query).toMatchObject({ status: 'rejected', reason: { cause: expect.any(DatabaseStoppedError) } })
    expect(transaction).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseStoppedError) })
    await expect(db.ping()).rejects.toThrow(
      'The embedded database stopped: its thread ended with code 1. Restart the process.',
    )
    await expect(db.close()).rejects.toThrow(DatabaseStoppedError)
    expect(warnings).toContain('The embedded database stopped.')
    await (await openDatabase({ dir: folder })).close()
  })

  test('a start that fails gives the folder back', async () => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'data'), 'not a folder')
    await expect(openDatabase({ dir: folder })).rejects.toThrow(DatabaseStoppedError)
    rmSync(join(folder, 'data'))
    await (await inFolder()).close()
  })

  test('needs to be told where', async () => {
    await expect(openDatabase({})).rejects.toThrow('url (PostgreSQL) or a dir (embedded)')
  })
})
