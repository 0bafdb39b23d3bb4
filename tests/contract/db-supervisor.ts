/**
 * Owns the databases of one test run: starts them, says where they are, and takes them away when the run is over,
 * however it ended. Called by tests/databases.ts as: db-supervisor.ts <folder> <pid of the run>.
 */
import { existsSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { openEmbedded } from '../../db/embedded/embedded-database.ts'
import { migrate } from '../../db/migrate.ts'
import { openPostgres } from '../../db/postgres.ts'
import { postgresHomes, startPostgres } from './db-postgres-server.ts'
import type { PostgresServer } from './db-postgres-server.ts'

const [folder, run] = [process.argv[2]!, Number(process.argv[3])]
const servers: PostgresServer[] = []

async function start() {
  const [, ...urls] = await Promise.all([makeSnapshot(), ...Object.entries(postgresHomes).map(startServer)])
  report('ready.json', JSON.stringify({ servers: Object.fromEntries(urls) }))
}

async function makeSnapshot() {
  const db = await openEmbedded({})
  await migrate(db)
  writeFileSync(join(folder, 'snapshot.tar'), await db.engine.dumpSnapshot())
  await db.close()
}

/** One migrated database, which each test file's own is a copy of. */
async function startServer([name, home]: [string, string]): Promise<[string, string]> {
  const server = await startPostgres({ home, dir: join(folder, name.replace(' ', '-')), fsync: false })
  servers.push(server)
  const admin = new Client({ connectionString: server.url('postgres') })
  await admin.connect()
  await admin.query('create database migrated')
  await admin.end()
  const db = await openPostgres({ url: server.url('migrated') })
  await migrate(db)
  await db.close()
  return [name, server.url('postgres')]
}

/** Appears at once and whole, or not at all. */
function report(name: string, text: string) {
  writeFileSync(join(folder, `${name}.new`), text)
  renameSync(join(folder, `${name}.new`), join(folder, name))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// A signal to the whole process group ends the run; this process then notices by itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

// A folder whose time stands still was left by a run that could not clean up: see tests/databases.ts.
const heartbeat = setInterval(() => utimesSync(folder, new Date(), new Date()), 1_000)

await start().catch((error: unknown) => report('failed.txt', error instanceof Error ? error.stack ?? error.message : String(error)))
while (isRunning(run) && existsSync(folder)) await sleep(200)
clearInterval(heartbeat)
await Promise.all(servers.map((server) => server.stop()))
rmSync(folder, { recursive: true, force: true })
