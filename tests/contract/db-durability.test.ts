import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openEmbedded } from '../../db/embedded/embedded-database.ts'
import { migrate } from '../../db/migrate.ts'
import { openPostgres } from '../../db/postgres.ts'
import { dealerGroup } from '../../db/schema.ts'
import { fillFolder } from '../databases.ts'
import { inDepth } from '../deep.ts'
import { nodeArgs } from '../server-process.ts'
import { endWithRun, temporaryFolder } from '../test-run.ts'
import { postgresHomes, startPostgres } from './db-postgres-server.ts'

let folder: string
beforeEach(() => {
  const { path, remove } = temporaryFolder()
  folder = path
  return remove
})

async function missingFrom(db: Database, acknowledged: number[]) {
  const stored = new Set((await db.orm.select({ id: dealerGroup.id }).from(dealerGroup)).map(({ id }) => id))
  return acknowledged.filter((id) => !stored.has(id))
}

/** A process that writes until it is killed without warning, after so many rows were acknowledged to us. */
async function writeAndDie(dir: string, rows: number): Promise<number[]> {
  const writer = endWithRun(
    spawn(process.execPath, [...nodeArgs, fileURLToPath(new URL('./db-writer.ts', import.meta.url)), dir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const acknowledged: number[] = []
  for await (const line of createInterface(writer.stdout)) {
    if (acknowledged.push(Number(line)) === rows) writer.kill('SIGKILL')
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit')
  return acknowledged
}

describe('durability', () => {
  test('embedded: kill -9 in the middle of writing loses no acknowledged row', async () => {
    await fillFolder(folder)
    const acknowledged: number[] = []
    for (let kill = 0; kill < inDepth(2, 100); kill += 1) {
      const rows = 7 + ((kill * 53) % 150)
      const written = await writeAndDie(folder, rows)
      expect(written.length).toBeGreaterThanOrEqual(rows)
      acknowledged.push(...written)
    }
    const db = await openEmbedded({ dir: folder })
    expect(await missingFrom(db, acknowledged)).toEqual([])
    await db.close()
  })

  test('embedded: every commit is synchronised with the disk', async () => {
    await fillFolder(folder)
    const db = await openEmbedded({ dir: folder })
    const before = await db.engine.syncCount()
    for (let number = 0; number < 10; number += 1)
      await db.orm.insert(dealerGroup).values({ slug: `g${number}`, name: 'x' })
    const perCommit = (await db.engine.syncCount()) - before
    await db.transaction(async (orm) => {
      for (let number = 10; number < 20; number += 1)
        await orm.insert(dealerGroup).values({ slug: `g${number}`, name: 'x' })
    })
    const perTransaction = (await db.engine.syncCount()) - before - perCommit
    await db.close()
    expect(perCommit).toBeGreaterThanOrEqual(10)
    expect(perTransaction).toBeGreaterThanOrEqual(1)
    expect(perTransaction).toBeLessThan(10)
  })

  test.each(Object.keys(postgresHomes))(
    '%s: the server killed in the middle of writing loses no acknowledged row',
    async (name) => {
      const start = () => startPostgres({ home: postgresHomes[name]!, dir: folder, fsync: true })
      let server = await start()
      const acknowledged: number[] = []
      for (let kill = 0; kill < inDepth(2, 50); kill += 1) {
        const rows = 20 + ((kill * 37) % 100)
        const db = await openPostgres({ url: server.url('postgres') })
        await migrate(db)
        const write = async () => {
          const [row] = await db.orm
            .insert(dealerGroup)
            .values({ slug: crypto.randomUUID(), name: 'x'.repeat(500) })
            .returning()
          acknowledged.push(row!.id)
        }
        const writers = Promise.allSettled(
          Array.from({ length: 4 }, async () => {
            while (true) await write()
          }),
        )
        const target = acknowledged.length + rows
        await expect.poll(() => acknowledged.length, { interval: 1 }).toBeGreaterThanOrEqual(target)
        await server.kill()
        expect((await writers).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
        await db.close()
        server = await start()
      }
      const db = await openPostgres({ url: server.url('postgres') })
      expect(await missingFrom(db, acknowledged)).toEqual([])
      await db.close()
      await server.stop()
    },
  )
})
