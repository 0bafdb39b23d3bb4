import pg from 'pg'
import type { Database, DatabaseLog } from './database.ts'
import { listenWithReconnect } from './listen-with-reconnect.ts'
import { poolDatabase } from './pool-database.ts'

export type PostgresOptions = { url: string, log?: DatabaseLog, maxConnections?: number }

export async function openPostgres({ url, log, maxConnections = 10 }: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, connectionTimeoutMillis: 10_000, application_name: 'forecourt' })
  const warn = (error: Error) => log?.warn({ error: error.message }, 'A database connection was lost.')
  pool.on('error', warn)
  pool.on('connect', (client) => {
    // A checked-out connection that breaks between statements reports here; unheard, it would end the process.
    client.on('error', warn)
    client.query("set time zone 'UTC'").catch(warn)
  })

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
