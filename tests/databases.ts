import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { Client } from 'pg'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded/embedded-database.ts'
import { openPostgres } from '../db/postgres.ts'
import { postgresHomes } from './contract/db-postgres-server.ts'

export type TestDatabase = {
  db: Database
  /** Another client of the same database; the embedded one has but one session, so there it is the same. */
  connect(): Promise<Database>
  drop(): Promise<void>
}

export type DatabaseFactory = {
  name: string
  /** A database of its own, with the tables in place unless `empty`. */
  create(options?: { empty?: boolean }): Promise<TestDatabase>
}

/** Every database a contract must hold on: `describe.each(databases())('$name', ({ create }) => …)`. */
export function databases(): DatabaseFactory[] {
  return [
    { name: 'embedded', create: createEmbedded },
    ...Object.keys(postgresHomes).map((name): DatabaseFactory => (
      { name, create: (options) => createOnServer(name, options) })),
  ]
}

/** What an embedded database with the tables in place can start from. */
export async function migratedSnapshot(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(readFileSync(join((await startedRun()).folder, 'snapshot.tar')))
}

/** Where the files of this run are. */
export const runFolder = async (): Promise<string> => (await startedRun()).folder

async function createEmbedded({ empty = false } = {}): Promise<TestDatabase> {
  const db = await openEmbedded({ snapshot: empty ? undefined : await migratedSnapshot() })
  return { db, connect: async () => db, drop: () => db.close() }
}

async function createOnServer(name: string, { empty = false } = {}): Promise<TestDatabase> {
  const adminUrl = (await startedRun()).servers[name]!
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(adminUrl, `create database ${database} template ${empty ? 'template0' : 'migrated'}`)
  const url = adminUrl.replace('/postgres?', `/${database}?`)
  const opened: Database[] = []
  const connect = async () => {
    const db = await openPostgres({ url })
    opened.push(db)
    return db
  }
  return {
    db: await connect(),
    connect,
    async drop() {
      await Promise.all(opened.map((db) => db.close()))
      await runOnServer(adminUrl, `drop database ${database} with (force)`)
    },
  }
}

async function runOnServer(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

type Run = { folder: string, servers: Record<string, string> }

/** All test files of a run share the servers; the first one to ask has them started. */
async function startedRun(): Promise<Run> {
  const run = isMainThread ? process.ppid : process.pid
  const folder = join(tmpdir(), `forecourt-databases-${run}`)
  if (claim(folder)) startSupervisor(folder, run)
  const deadline = Date.now() + 90_000
  while (Date.now() < deadline) {
    if (existsSync(join(folder, 'failed.txt'))) throw new Error(readFileSync(join(folder, 'failed.txt'), 'utf8'))
    if (existsSync(join(folder, 'ready.json'))) {
      const { servers } = JSON.parse(readFileSync(join(folder, 'ready.json'), 'utf8')) as Run
      return { folder, servers }
    }
    await sleep(50)
  }
  throw new Error(`The databases of the test run did not start; see ${folder}.`)
}

function startSupervisor(folder: string, run: number) {
  const program = fileURLToPath(new URL('./contract/db-supervisor.ts', import.meta.url))
  const log = join(folder, 'supervisor.log')
  const stdio = ['ignore', 'ignore', openSync(log, 'w')] as const
  const supervisor = spawn(process.execPath, [program, folder, String(run)], { detached: true, stdio: [...stdio] })
  supervisor.once('exit', () => { if (existsSync(log)) writeFileSync(join(folder, 'failed.txt'), readFileSync(log)) })
  supervisor.unref()
}

const abandonedAfter = 20_000

/** True for the one that made the folder. The server's account must be able to pass through it. */
function claim(folder: string): boolean {
  const touched = statSync(folder, { throwIfNoEntry: false })?.mtimeMs
  if (touched !== undefined && Date.now() - touched > abandonedAfter) rmSync(folder, { recursive: true })
  try {
    mkdirSync(folder, { mode: 0o755 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
