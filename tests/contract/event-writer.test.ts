import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres.ts'
import { event, site } from '#db/schema.ts'
import { inDepth } from '../deep.ts'
import { nodeArgs } from '../server-process.ts'
import { endWithRun, temporaryFolder } from '../test-run.ts'
import { type PostgresServer, postgresHomes, startPostgres } from './db-postgres-server.ts'

const [serverFolder, spoolFolder] = [temporaryFolder(), temporaryFolder()]
const start = () => startPostgres({ home: Object.values(postgresHomes)[0]!, dir: serverFolder.path, fsync: false })
const script = fileURLToPath(new URL('./event-taker.ts', import.meta.url))
let server: PostgresServer
let siteId: number

beforeAll(async () => {
  server = await start()
  const db = await openPostgres({ url: server.url('postgres') })
  await migrate(db)
  const rows = await db.orm
    .insert(site)
    .values({ slug: 'north', name: 'North', kind: 'dealer', template: 'harbour' })
    .returning()
  siteId = rows[0]!.id
  await db.close()
})
afterAll(async () => {
  await server?.kill()
  serverFolder.remove()
  spoolFolder.remove()
})

/** Lets a process take events, kills it in the middle, and answers which it has acknowledged. */
async function takeAndDie(first: number, count: number, early = async () => {}): Promise<number[]> {
  const acknowledged: number[] = []
  const child = taker(first, count)
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(Number(line))
    if (acknowledged.length === 200) await early()
    if (acknowledged.length >= count / 2) child.kill('SIGKILL')
  }
  return acknowledged
}

function taker(first: number, count: number) {
  const args = [...nodeArgs, script, server.url('postgres'), spoolFolder.path, siteId, first, count].map(String)
  return endWithRun(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }))
}

it('every event that was acknowledged is stored once, whoever was killed or away meanwhile [AN-02]', async () => {
  const rounds = inDepth(2, 10)
  const each = inDepth(500, 10_000)
  const acknowledged: number[] = []
  for (let round = 0; round < rounds; round++) {
    const isAway = round % 3 === 1
    acknowledged.push(...(await takeAndDie(round * each * 2, each * 2, isAway ? () => server.stop() : undefined)))
    if (isAway) server = await start()
  }
  await once(taker(0, 0), 'exit')
  const db = await openPostgres({ url: server.url('postgres') })
  const stored = (await db.orm.select({ path: event.path }).from(event)).map(({ path }) => Number(path!.slice(1)))
  await db.close()
  const good = acknowledged.filter((at) => at % 50 !== 49)
  expect(good.length).toBeGreaterThanOrEqual(rounds * each * 0.97)
  expect(new Set(stored).size).toBe(stored.length)
  const known = new Set(stored)
  expect(good.filter((at) => !known.has(at))).toEqual([])
}, 300_000)
