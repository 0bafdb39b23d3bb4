import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Database, Orm } from './database.ts'
import * as schema from './schema.ts'

const options = { schema, casing: 'snake_case' } as const

/** For a pool on the embedded engine's one session: a transaction holds it, everything else waits its turn. */
export const oneSession = {
  user: 'postgres',
  database: 'postgres',
  ssl: false,
  max: 1,
  idleTimeoutMillis: 0,
  // Who waits this long is most likely a transaction waiting for itself, by using the database instead of its orm.
  connectionTimeoutMillis: 60_000,
} as const

/** What both kinds of database share: Drizzle over a pg pool, and transactions that cannot half-commit. */
export function poolDatabase(kind: Database['kind'], pool: Pool, rest: Pick<Database, 'listen' | 'close'>): Database {
  return {
    kind,
    orm: drizzle(pool, options),
    transaction: (work) => runTransaction(pool, work),
    ping: async () => {
      await pool.query('select 1')
    },
    ...rest,
  }
}

async function runTransaction<T>(pool: Pool, work: (orm: Orm) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let outcome = ''
  const watched: PoolClient = Object.create(client, {
    query: {
      value: async (query: QueryConfig, values?: unknown[]) => {
        const result = await client.query(query, values)
        outcome = result.command
        return result
      },
    },
  })
  try {
    const result = await drizzle(watched, options).transaction(work)
    // Committing a transaction in which a statement failed is answered with a rollback, not with an error.
    if (outcome !== 'COMMIT') throw new Error('A statement failed inside the transaction: nothing was written.')
    return result
  } finally {
    client.release()
  }
}
