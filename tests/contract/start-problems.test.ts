import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '#config/environment.ts'
import { openDatabase } from '#db/open-database.ts'
import { openPostgres, requireVersion } from '#db/postgres.ts'
import { sql } from 'drizzle-orm'
import { isOperatorError } from '#server/operator-error.ts'
import { readBuild } from '#server/read-build.ts'
import { explained } from '#server/start-problem.ts'
import { runOnFullDisk } from '../small-disk.ts'
import { temporaryFolder } from '../test-run.ts'
import { type PostgresServer, postgresHomes, startPostgres } from './db-postgres-server.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())
const at = (name: string) => join(folder.path, name)

/** What is said at the shell; a stack would be no such words. */
async function wordsAfter(env: Record<string, string>): Promise<string> {
  const environment = readEnvironment(env)
  const opening = openDatabase({ url: environment.databaseUrl?.reveal(), dir: environment.dataDir })
  const error = await opening.then(
    () => new Error('it opened'),
    (reason: unknown) => explained(reason, environment),
  )
  return isOperatorError(error) ? error.message : `not explained: ${String(error)}`
}

describe('a database server that cannot be used is named, with what to do and without the password:', () => {
  const serverFolder = temporaryFolder()
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres({ home: Object.values(postgresHomes)[0]!, dir: serverFolder.path, fsync: false })
    const db = await openPostgres({ url: server.url('postgres') })
    await db.orm.execute(sql`create role locked login password 'right'`)
    writeFileSync(
      join(serverFolder.path, 'data/pg_hba.conf'),
      'local all locked scram-sha-256\nlocal all nobody reject\nlocal all all trust\n',
    )
    await db.orm.execute(sql`select pg_reload_conf()`)
    await db.close()
  })
  afterAll(async () => {
    await server?.kill()
    serverFolder.remove()
  })
  const as = (user: string, database = 'postgres') =>
    ({ DATABASE_URL: server.url(database).replace('postgres@', `${user}@`) }) as const

  it.each([
    ['a wrong password', () => as('locked:sesame'), 'does not let "locked" in. Correct the user and the password'],
    ['no password', () => as('locked'), 'does not let "locked" in. Correct the user and the password'],
    ['a user it refuses', () => as('nobody:sesame'), 'does not let "nobody" in. Correct the user and the password'],
    ['an unknown database', () => as('postgres', 'cars'), 'has no database "cars". Create it (createdb cars)'],
    [
      'a closed port',
      () => ({ DATABASE_URL: 'postgres://u:sesame@127.0.0.1:1/x' }),
      '127.0.0.1:1 does not answer (connect ECONNREFUSED 127.0.0.1:1). Start it',
    ],
    [
      'an unknown host',
      () => ({ DATABASE_URL: 'postgres://u:sesame@nowhere.invalid/x' }),
      'nowhere.invalid does not answer',
    ],
  ])('%s', async (_, env, words) => {
    const said = await wordsAfter(env())
    expect(said).toContain(words)
    expect(said).toContain('DATABASE_URL')
    expect(said).not.toMatch(/sesame|\n/)
  })

  it('one that is away while it is asked', async () => {
    await server.kill()
    expect(await wordsAfter(as('postgres'))).toContain('does not answer (connect ECONNREFUSED')
  })
})

it.each([
  [140_011, 'PostgreSQL 14; 15 or newer is wanted. Upgrade it'],
  [90_624, 'PostgreSQL 9; 15 or newer is wanted'],
  [150_000, null],
  [180_004, null],
])('a server of version %i is refused where it is too old', (version, words) => {
  if (words === null) expect(() => requireVersion(version)).not.toThrow()
  else expect(() => requireVersion(version)).toThrow(words)
})

describe('a data folder that cannot be used is named, with what to do:', () => {
  it.each([
    ['a file', 'file', 'is a file, not a folder. Move it away'],
    ['below a file', 'file/below', 'is below a file, not a folder. Move that away'],
  ])('%s', async (_, name, words) => {
    writeFileSync(at('file'), '')
    expect(await wordsAfter({ DATA_DIR: at(name) })).toBe(
      `The data folder ${at(name)} ${words}, or set DATA_DIR to another folder.`,
    )
  })

  it.each(['server/main.ts', 'server/commands/prepare-data.ts'])('on a full disk, by %s', async (script) => {
    const disk = temporaryFolder()
    const { code, output } = await runOnFullDisk([script], disk.path)
    disk.remove()
    expect([code, output]).toEqual([
      1,
      `The data folder ${disk.path} is on a disk that is full. Make room there, or set DATA_DIR to another folder.\n`,
    ])
  })
})

it('a fault that nobody at a shell can put right keeps its stack', () => {
  const fault = new TypeError('x is not a function')
  expect(explained(fault, readEnvironment({ DATA_DIR: at('data') }))).toBe(fault)
  expect(explained(fault, readEnvironment({ DATABASE_URL: 'postgres://u@h/x' }))).toBe(fault)
})

describe('a build', () => {
  const build = (name: string) => pathToFileURL(`${at(name)}/`)

  it('that is not there is named, with the command that makes it', async () => {
    await expect(readBuild(build('none'))).rejects.toThrow(
      /^The built application cannot be read .* Run: npm run build$/,
    )
  })

  it('without its files for browsers is named, too', async () => {
    mkdirSync(at('half/server'), { recursive: true })
    writeFileSync(at('half/server/index.js'), 'export const routes = {}')
    await expect(readBuild(build('half'))).rejects.toThrow('Run: npm run build')
  })

  it('with a fault inside keeps its stack', async () => {
    mkdirSync(at('broken/server'), { recursive: true })
    writeFileSync(at('broken/server/index.js'), 'throw new TypeError("ours")')
    await expect(readBuild(build('broken'))).rejects.toThrow(TypeError)
  })
})

it('on a full disk a picture is made and sent, nothing unfinished stays, and all is kept again once there is room', async () => {
  const disk = temporaryFolder()
  const { code, output } = await runOnFullDisk(['tests/contract/full-disk-writer.ts'], disk.path)
  disk.remove()
  expect([code, output]).toEqual([0, expect.stringContaining('afterwards')])
  expect(JSON.parse(output)).toEqual({
    full: { sent: 'webp', troubles: ['ENOSPC'], kept: 0, stored: 'ENOSPC', media: [] },
    afterwards: { sent: 'webp', troubles: [], kept: 1, stored: 'stored', media: ['one'] },
  })
})
