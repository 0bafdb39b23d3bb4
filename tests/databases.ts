import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded/embedded-database.ts'
import { migrate } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { postgresHomes, startPostgres } from './contract/db-postgres-server.ts'
import { isDeep } from './deep.ts'
import { lendDatabase } from './kept-engines.ts'
import { madeOnce } from './made-once.ts'
import { runFolder } from './test-run.ts'

/** What a database starts with: no tables, the tables, or the demo in them. */
export type Start = 'empty' | 'tables' | { demo: Date | undefined }

export type TestDatabase = {
  db: Database
  /** Where other processes find it; the embedded one is in memory. */
  url?: string
  /** Another client of the same database; the embedded one has but one session, so there it is the same. */
  connect(): Promise<Database>
  drop(): Promise<void>
}

export type DatabaseFactory = {
  name: string
  /** A database of its own, with the tables in place unless told otherwise. */
  create(start?: Start): Promise<TestDatabase>
}

/** A share of the demo that still has every kind of vehicle: about 600 of them. */
export const testVehicles = 600

/** The embedded database, for those that need but one kind. */
export const embedded: DatabaseFactory = { name: 'embedded', create: createEmbedded }

/** Every database a contract must hold on: `describe.each(databases())('$name', ({ create }) => …)`. */
export function databases(): DatabaseFactory[] {
  return [
    embedded,
    ...Object.keys(postgresHomes).map((name): DatabaseFactory => ({
      name,
      create: (start) => createOnServer(name, start),
    })),
  ]
}

/** The same for rules that are ours and not the engine's: one of them, in depth every one. */
export const databasesInTurn = (quick: 'embedded' | 'postgres 18'): DatabaseFactory[] =>
  databases().filter(({ name }) => isDeep || name === quick)

/** What an embedded database can start from: a first start from nothing takes seconds. */
export const emptySnapshot = () => madeOnce('empty.tar', () => snapshotAfter(undefined, async () => {}))

/** The same with the tables in place. */
export const migratedSnapshot = () =>
  madeOnce('tables.tar', async () => snapshotAfter(await emptySnapshot(), async (db) => void (await migrate(db))))

/** And with the demo, seeded once a run for each moment it is seeded at. */
export const demoSnapshot = (now: Date | undefined) =>
  madeOnce(`${demoName(now)}.tar`, async () => snapshotAfter(await migratedSnapshot(), (db) => seed(db, now)))

const demoName = (now: Date | undefined): string => `demo_${now?.getTime() ?? 'today'}`
const seed = (db: Database, now: Date | undefined) => seedDemo(db, () => {}, { now, vehicles: testVehicles })

/** Puts an embedded database with the tables, or the demo, into a folder: a copy is quicker than a first start. */
export async function fillFolder(dir: string, start: 'tables' | 'demo' = 'tables'): Promise<void> {
  const made = join(runFolder(), `folder-${start}`)
  await madeOnce(`folder-${start}.done`, async () => {
    const snapshot = start === 'tables' ? await migratedSnapshot() : await demoSnapshot(undefined)
    await (await openEmbedded({ dir: made, snapshot })).close()
    return ''
  })
  await cp(join(made, 'data'), join(dir, 'data'), { recursive: true })
}

async function snapshotAfter(
  snapshot: Uint8Array<ArrayBuffer> | undefined,
  work: (db: Database) => Promise<void>,
): Promise<Uint8Array> {
  const db = await openEmbedded({ snapshot })
  await work(db)
  const made = await db.engine.dumpSnapshot()
  await db.close()
  return made
}

/** While somebody holds on to the engine's code, the next start need not make it ready again. */
let engineCode: Promise<WebAssembly.Module> | undefined
const holdEngine = () =>
  (engineCode ??= WebAssembly.compile(
    readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  ))

async function createEmbedded(start: Start = 'tables'): Promise<TestDatabase> {
  await holdEngine()
  const { db, giveBack } =
    start === 'empty'
      ? await lendDatabase('empty', emptySnapshot)
      : start === 'tables'
        ? await lendDatabase('tables', migratedSnapshot)
        : await lendDatabase(demoName(start.demo), () => demoSnapshot(start.demo))
  return { db, connect: async () => db, drop: giveBack }
}

async function createOnServer(name: string, start: Start = 'tables'): Promise<TestDatabase> {
  const server = await startedServer(name)
  const template =
    start === 'empty' ? 'template0' : start === 'tables' ? 'tables' : await demoTemplate(name, start.demo)
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(server('postgres'), `create database ${database} template ${template}`)
  const opened: Database[] = []
  const connect = async () => {
    const db = await openPostgres({ url: server(database) })
    opened.push(db)
    return db
  }
  return {
    db: await connect(),
    url: server(database),
    connect,
    async drop() {
      await Promise.all(opened.map((db) => db.close()))
      await runOn(server('postgres'), `drop database ${database} with (force)`)
    },
  }
}

/** A server's databases by name. All files of a run share the server; it is stopped with the run. */
async function startedServer(name: string): Promise<(database: string) => string> {
  const dir = join(runFolder(), name.replace(' ', '-'))
  const made = await madeOnce(`${name}.json`, async () => {
    const { url } = await startPostgres({ home: postgresHomes[name]!, dir, fsync: false })
    await makeDatabase(url, 'tables', 'template0', async (db) => void (await migrate(db)))
    return JSON.stringify(url('NAME'))
  })
  const url = JSON.parse(new TextDecoder().decode(made)) as string
  return (database) => url.replace('NAME', database)
}

async function demoTemplate(server: string, now: Date | undefined): Promise<string> {
  const name = demoName(now)
  await madeOnce(`${server} ${name}`, async () => {
    await makeDatabase(await startedServer(server), name, 'tables', (db) => seed(db, now))
    return ''
  })
  return name
}

async function makeDatabase(
  server: (database: string) => string,
  name: string,
  template: string,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  await runOn(server('postgres'), `create database ${name} template ${template}`)
  const db = await openPostgres({ url: server(name) })
  await work(db)
  await db.close()
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
