import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { openEmbedded } from '#db/embedded/embedded-database.ts'
import { openPostgres } from '#db/postgres.ts'
import { outbox } from '#db/schema.ts'
import { kindNames } from '#domain/outbox/kinds.ts'
import type { Handlers } from '#server/jobs/handlers.ts'
import { OutboxWorker } from '#server/jobs/outbox-worker.ts'
import { databases, fillFolder } from '../databases.ts'
import { isDeep } from '../deep.ts'
import { testPlatformCtx } from '../platform-ctx.ts'
import { nodeArgs } from '../server-process.ts'
import { endWithRun, temporaryFolder } from '../test-run.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

/** A process that promises work, then is killed without warning; answers the id it was told after the commit. */
async function promiseAndDie(place: string, ...words: string[]): Promise<string> {
  const script = fileURLToPath(new URL('./outbox-promiser.ts', import.meta.url))
  const child = endWithRun(
    spawn(process.execPath, [...nodeArgs, script, place, ...words], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  let deliveryId = ''
  for await (const line of createInterface(child.stdout)) {
    deliveryId = line
    child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return deliveryId
}

/** What a worker of a new process delivers. */
async function deliver(db: Database): Promise<string[]> {
  const delivered: string[] = []
  const take = async (_: unknown, { deliveryId }: { deliveryId: string }) => void delivered.push(deliveryId)
  const handlers = Object.fromEntries(kindNames.map((name) => [name, take])) as unknown as Handlers
  await new OutboxWorker({ db, ctx: testPlatformCtx(db), handlers }).runDue()
  return delivered
}

const places = {
  embedded: async () => {
    await fillFolder(folder.path)
    const open = (): Promise<Database> => openEmbedded({ dir: folder.path })
    return { place: folder.path, open, drop: async () => {} }
  },
  'postgres 18': async () => {
    const made = await databases()[1]!.create()
    return { place: made.url!, open: () => openPostgres({ url: made.url! }), drop: () => made.drop() }
  },
}

// What the engine itself promises of the outbox is asked of both in outbox.test.ts.
const inTurn = Object.entries(places).filter(([name]) => isDeep || name === 'embedded')

describe.each(inTurn)('kill -9 on %s', (_, prepare) => {
  let at: Awaited<ReturnType<typeof prepare>>
  beforeAll(async () => {
    at = await prepare()
  })
  afterAll(() => at.drop())

  it('between commit and delivery: delivered after the restart, once, under the same id', async () => {
    const promised = await promiseAndDie(at.place)
    expect(promised).toMatch(/^[0-9a-f-]{36}$/)
    const db = await at.open()
    expect(await deliver(db)).toEqual([promised])
    expect(await deliver(db)).toEqual([])
    await db.close()
  })

  it('in the middle of a delivery: delivered again under the same id, when the lease is over and not before', async () => {
    const promised = await promiseAndDie(at.place, 'begin')
    const db = await at.open()
    const row = (await db.orm.select().from(outbox)).find(({ deliveryId }) => deliveryId === promised)
    if (row!.leaseUntil! > new Date()) expect(await deliver(db)).toEqual([])
    await expect.poll(() => deliver(db), { interval: 250 }).toEqual([promised])
    expect((await db.orm.select().from(outbox)).filter(({ deliveryId }) => deliveryId === promised)).toMatchObject([
      { attempts: 2, doneAt: expect.any(Date) },
    ])
    await db.close()
  })
})
