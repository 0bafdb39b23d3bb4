import type { Database, DatabaseLog } from './database.ts'
import { openEmbedded } from './embedded/embedded-database.ts'
import { DatabaseInUseError } from './embedded/exclusive-lock.ts'
import { openThroughServer } from './embedded/through-server.ts'
import { openPostgres } from './postgres.ts'

type OpenOptions = {
  /** A PostgreSQL server; it wins over `dir`. */
  url?: string
  /** The data folder of the embedded database. */
  dir?: string
  log?: DatabaseLog
}

/** Opens the database for a server: of the embedded one it is the only holder, and commands work through it. */
export async function openDatabase({ url, dir, log }: OpenOptions): Promise<Database> {
  if (url) return openPostgres({ url, log })
  if (dir) return openEmbedded({ dir, log, servesCommands: true })
  throw new Error('A database needs a url (PostgreSQL) or a dir (embedded).')
}

/** Opens the database for a command: itself, or by way of the server that holds it. */
export async function openForCommand({ url, dir, log }: OpenOptions): Promise<Database> {
  if (url || !dir) return openDatabase({ url, dir, log })
  try {
    return await openEmbedded({ dir, log })
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error
    const throughServer = await openThroughServer(dir)
    if (throughServer) return throughServer
    throw error
  }
}
