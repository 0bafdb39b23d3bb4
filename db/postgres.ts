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
  await database.ping().catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return database
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
