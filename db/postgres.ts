import { Pool, type PoolConfig } from 'pg'
import { Breaker } from './breaker.ts'
import type { Database, DatabaseLog } from './database.ts'
import { listenWithReconnect } from './listen-with-reconnect.ts'
import { poolDatabase } from './pool-database.ts'
import { type RequestBounds, requestBounds } from './request-bounds.ts'

type PostgresOptions = { url: string; log?: DatabaseLog; maxConnections?: number }

/** Work without a visitor may take as long as it needs, once it has a connection. */
const patientConnectMs = 10_000

export async function openPostgres({ url, log, maxConnections = 10 }: PostgresOptions): Promise<Database> {
  const openPool = (session: string, config: PoolConfig) =>
    createPool({ connectionString: url, max: maxConnections, ...config }, session, log)
  const pool = openPool("set time zone 'UTC'", { connectionTimeoutMillis: patientConnectMs })
  const closings = new Set<() => Promise<void>>()
  const stops = new Set<() => Promise<void>>()

  function forRequests({ connectMs, statementMs, readMs, ...breaker }: RequestBounds = requestBounds): Database {
    const hurried = openPool(`set time zone 'UTC'; set statement_timeout = ${statementMs}`, {
      connectionTimeoutMillis: connectMs,
      query_timeout: readMs,
    })
    const closePool = () => {
      closings.delete(closePool)
      return hurried.end()
    }
    const bounded = poolDatabase(
      'postgres',
      hurried,
      { listen: database.listen, forRequests, close: closePool },
      new Breaker(breaker),
    )
    closings.add(closePool)
    return bounded
  }

  const database = poolDatabase('postgres', pool, {
    async listen(channel, onNotify) {
      const stop = await listenWithReconnect({ url, channel, onNotify, log })
      stops.add(stop)
      return async () => {
        stops.delete(stop)
        await stop()
      }
    },
    forRequests,
    async close() {
      await Promise.all([...stops].map((stop) => stop()))
      await Promise.all([pool.end(), ...[...closings].map((closeOne) => closeOne())])
    },
  })
  try {
    await database.ping()
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    requireVersion(rows[0]!.version)
  } catch (error) {
    await pool.end()
    throw error
  }
  return database
}

/** The server is of a version whose dialect this code does not speak. */
export class DatabaseTooOldError extends Error {
  override readonly name = 'DatabaseTooOldError'
}

const oldestVersion = 15

/** Refuses a server too old, by the number it gives itself: 150004 is 15.4. */
export function requireVersion(number: number): void {
  const version = Math.floor(number / 10_000)
  if (version >= oldestVersion) return
  throw new DatabaseTooOldError(
    `The server is PostgreSQL ${version}; ${oldestVersion} or newer is wanted. Upgrade it, or set DATABASE_URL to another.`,
  )
}

function createPool(config: PoolConfig, session: string, log: DatabaseLog | undefined): Pool {
  const warn = (error: Error) => log?.warn({ error: error.message }, 'A database connection was lost.')
  const pool = new Pool({
    application_name: 'forecourt',
    // A machine that is gone says nothing: only asking finds out.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...config,
    onConnect: async (client) => {
      await client.query(session)
    },
  })
  pool.on('error', warn)
  // A checked-out connection that breaks between statements reports here; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', warn))
  return pool
}
