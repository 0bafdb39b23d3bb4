import { Socket } from 'node:net'
import { resolve } from 'node:path'
import { Pool } from 'pg'
import type { Database } from '../database.ts'
import { oneSession, poolDatabase } from '../pool-database.ts'
import { readHolder } from './exclusive-lock.ts'

/** The server that a command worked through stopped in the middle of it. */
export class ServerGoneError extends Error {
  override readonly name = 'ServerGoneError'

  constructor() {
    super('The server this command worked through has stopped. Run the command again.')
  }
}

/** Whether a failure means that the server on the other side is gone. */
export const isServerGone = (message: string): boolean =>
  message.startsWith('Connection terminated') || /^connect E\w+ .*forecourt/.test(message)

/** Goes to one place, whatever pg's client believes it connects to. */
class SocketAt extends Socket {
  readonly #path: string

  constructor(path: string) {
    super()
    this.#path = path
  }

  override connect(): this {
    return super.connect(this.#path)
  }
}

/** The embedded database by way of the server that holds its folder; undefined where that server cannot be reached. */
export async function openThroughServer(dir: string): Promise<Database | undefined> {
  const { socketPath } = readHolder(resolve(dir))
  if (!socketPath) return undefined
  const pool = new Pool({ stream: () => new SocketAt(socketPath), ...oneSession })
  // A connection that breaks between two statements reports here; the next statement says so to whoever asks.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = poolDatabase('embedded', pool, {
    listen: () => Promise.reject(new Error('Notifications are for the server itself.')),
    forRequests: () => database,
    close: () => pool.end(),
  })
  try {
    await database.ping()
    return database
  } catch {
    await pool.end()
    return undefined
  }
}
