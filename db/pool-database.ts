import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Breaker } from './breaker.ts'
import { DatabaseAwayError, isAnswer, isDatabaseAway, meansAway, meansAwayForAll } from './database-away.ts'
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

type Rest = Pick<Database, 'listen' | 'close' | 'forRequests'> & Partial<Pick<Database, 'ping'>>

/** What both kinds of database share: Drizzle over a pg pool, and transactions that cannot half-commit. */
export function poolDatabase(kind: Database['kind'], pool: Pool, rest: Rest, breaker?: Breaker): Database {
  const query = (asked: QueryConfig, values?: unknown[]) => pool.query(asked, values)
  const watched: Pool = Object.create(pool, {
    query: {
      value: (...args: Parameters<typeof query>) => unlessAway(breaker, () => told(breaker, () => query(...args))),
    },
  })
  return {
    kind,
    orm: drizzle(watched, options),
    transaction: (work) => runTransaction(pool, breaker, work),
    // Past the breaker: whoever asks whether it is back must be told at once.
    ping: () => told(breaker, async () => void (await pool.query('select 1'))),
    ...rest,
  }
}

/** What is refused at once while the database is known to be away. */
function unlessAway<T>(breaker: Breaker | undefined, ask: () => Promise<T>): Promise<T> {
  if (breaker && !breaker.mayTry()) return Promise.reject(new DatabaseAwayError(new Error('it was away a moment ago')))
  return ask()
}

/** Asks the database, and tells the breaker whether it answered. */
async function told<T>(breaker: Breaker | undefined, ask: () => Promise<T>): Promise<T> {
  const answer = await failureTold(breaker, ask)
  breaker?.answered()
  return answer
}

async function failureTold<T>(breaker: Breaker | undefined, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (meansAwayForAll(error)) breaker?.failed()
    else if (isAnswer(error)) breaker?.answered()
    throw meansAway(error) ? new DatabaseAwayError(error) : error
  }
}

/** Whether nothing more can be said on the connection: what the server itself gave up leaves it sound. */
const isLost = (error: unknown): error is Error =>
  error instanceof Error && isDatabaseAway(error) && !(error.cause instanceof Error && isAnswer(error.cause))

async function runTransaction<T>(pool: Pool, breaker: Breaker | undefined, work: (orm: Orm) => Promise<T>): Promise<T> {
  // A connection that lay ready is no answer yet.
  const client = await unlessAway(breaker, () => failureTold(breaker, () => pool.connect()))
  let outcome = ''
  let lost: Error | undefined
  const watched: PoolClient = Object.create(client, {
    query: {
      value: async (query: QueryConfig, values?: unknown[]) => {
        // Behind a statement that is never answered a rollback would only wait as long again.
        if (lost) throw lost
        try {
          const result = await told(breaker, () => client.query(query, values))
          outcome = result.command
          return result
        } catch (error) {
          if (isLost(error)) lost = error
          throw error
        }
      },
    },
  })
  try {
    const result = await drizzle(watched, options).transaction(work)
    // Committing a transaction in which a statement failed is answered with a rollback, not with an error.
    if (outcome !== 'COMMIT') throw new Error('A statement failed inside the transaction: nothing was written.')
    return result
  } finally {
    client.release(lost)
  }
}
