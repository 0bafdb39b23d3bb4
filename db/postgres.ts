import { Pool } from 'pg'
import type { Database, DatabaseLog } from './database.ts'
import { listenWithReconnect } from './listen-with-reconnect.ts'
import { poolDatabase } from './pool-database.ts'

type PostgresOptions = { url: string; log?: DatabaseLog; maxConnections?: number }

export async function openPostgres({ url, log, maxConnections = 10 }: PostgresOptions): Promise<Database> {
  const warn = (error: Error) => log?.warn({ error: error.message }, 'A database connection was lost.')
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    application_name: 'forecourt',
    onConnect: async (client) => {
      await client.query("set time zone 'UTC'")
    },
  })
  pool.on('error', warn)
  // A checked-out connection that breaks between statements reports here; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', warn))

  const stops = new Set<() => Promise<void>>()
  const database = poolDatabase('postgres', pool, {
    async listen(channel, onNotify) {
      const stop = await listenWithReconnect({ url, channel, onNotify, log })
      stops.add(stop)
      return async () => {
        stops.delete(stop)
        await stop()
      }
    },
    async close() {
      await Promise.all([...stops].map((stop) => stop()))
      await pool.end()
    },
  })
  await database.ping().catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return database
}
