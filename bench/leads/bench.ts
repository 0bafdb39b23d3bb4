// npm run bench:leads: what taking a lead costs beside one synced insert of the same row into the same database. The two are
// sent by turns, one at a time, so that a noisy machine is noisy for both; read the ratio. `-- --leads 300` sends as many.
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import type { Database } from '#db/database.ts'
import { openEmbedded } from '#db/embedded/embedded-database.ts'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres.ts'
import { lead } from '#db/schema.ts'
import { createHttpServer } from '#server/create-http-server.ts'
import { ask } from '../../tests/ask.ts'
import { ids, seedTwoSites } from '../../tests/contract/db-fixtures.ts'
import { postgresHomes, startPostgres } from '../../tests/contract/db-postgres-server.ts'
import { createTestApp } from '../../tests/test-app.ts'
import { temporaryFolder } from '../../tests/test-run.ts'

const { values } = parseArgs({ options: { leads: { type: 'string', default: '500' } } })
const count = Number(values.leads)
const warmUp = 50

const person = { name: 'Jane', email: 'jane@example.com', phone: '0412 345 678' }

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Takes leads over a socket, and inserts rows, by turns; answers how long each took. */
async function measure(db: Database): Promise<{ leads: number[]; inserts: number[] }> {
  await migrate(db)
  await seedTwoSites(db.orm)
  const app = await createTestApp(db, { env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const server = createHttpServer(app.deps)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const times = { leads: [] as number[], inserts: [] as number[] }
  for (let at = 0; at < warmUp + count; at++) {
    const message = `Is it still there? ${at}`
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.0.${at >> 8}.${at & 255}`,
    }
    const body = JSON.stringify({ userData: { ...person, message }, isLastStep: true })
    const taken = await timed(async () => {
      const { status } = await ask({ port, site: 'north', path: '/api/leads', method: 'POST', headers, body })
      if (status !== 201) throw new Error(`A lead was answered with ${status}.`)
    })
    const row = { ...person, message, category: 'General Enquiry', form: 'bench', contentHash: '' }
    const inserted = await timed(() =>
      db.orm.insert(lead).values({ ...row, siteId: ids.southSite, clientToken: randomUUID(), reference: `${at}` }),
    )
    if (at < warmUp) continue
    times.leads.push(taken)
    times.inserts.push(inserted)
  }
  server.close()
  await app.stop()
  return times
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!

function report(name: string, { leads, inserts }: { leads: number[]; inserts: number[] }): void {
  const figures = [at(leads, 0.5), at(leads, 0.99), at(inserts, 0.5), at(inserts, 0.99)].map((ms) => ms.toFixed(2))
  console.log(`| ${[name, ...figures, (at(leads, 0.5) / at(inserts, 0.5)).toFixed(1)].join(' | ')} |`)
}

console.log('| ms | lead p50 | p99 | insert p50 | p99 | p50, times an insert |\n|---|---|---|---|---|---|')

const folder = temporaryFolder()
const embedded = await openEmbedded({ dir: folder.path })
report('embedded', await measure(embedded))
await embedded.close()

const [name, home] = Object.entries(postgresHomes)[0]!
const postgresFolder = temporaryFolder()
const server = await startPostgres({ home, dir: postgresFolder.path, fsync: true })
const postgres = await openPostgres({ url: server.url('postgres') })
report(name.replace('postgres', 'PostgreSQL'), await measure(postgres))
await postgres.close()
// The server stops with the run, its folder with it.
