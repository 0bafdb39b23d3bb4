import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Database, Orm } from './database.ts'
import * as schema from './schema.ts'

const options = { schema, casing: 'snake_case' } as const

/** What both kinds of database share: Drizzle over a pg pool, and transactions that cannot half-commit. */
export function poolDatabase(kind: Database['kind'], pool: Pool, rest: Pick<Database, 'listen' | 'close'>): Database {
  return {
    kind,
    orm: drizzle(pool, options),
    transaction: (work) => runTransaction(pool, work),
    ping: async () => { await pool.query('select 1') },
    ...rest,
  }
}

async function runTransaction<T>(pool: Pool, work: (orm: Orm) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await drizzle(client, options).transaction(async (orm) => {
      const result = await work(orm)
      // Committing a transaction in which a statement failed rolls back without saying so.
      if (client.getTransactionStatus() === 'E') throw new Error('A statement failed inside the transaction: nothing was written.')
      return result
    })
  } finally {
    client.release()
  }
}
