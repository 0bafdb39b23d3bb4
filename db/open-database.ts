import type { Database, DatabaseLog } from './database.ts'
import { openEmbedded } from './embedded/embedded-database.ts'
import { openPostgres } from './postgres.ts'

export type OpenOptions = {
  /** A PostgreSQL server; it wins over `dir`. */
  url?: string
  /** The data folder of the embedded database. */
  dir?: string
  log?: DatabaseLog
}

export async function openDatabase({ url, dir, log }: OpenOptions): Promise<Database> {
  if (url) return openPostgres({ url, log })
  if (dir) return openEmbedded({ dir, log })
  throw new Error('A database needs a url (PostgreSQL) or a dir (embedded).')
}
