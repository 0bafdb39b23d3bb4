import { statfsSync } from 'node:fs'
import type { Environment } from '#config/environment.ts'
import { isDatabaseAway } from '#db/database-away.ts'
import { isOperatorError, StartError } from './operator-error.ts'

type Place = Pick<Environment, 'dataDir' | 'databaseUrl'>

/** The error as the person at the shell needs it, with what to do next, where they can put it right; else as it is. */
export function explained(error: unknown, place: Place): unknown {
  if (isOperatorError(error)) return error
  const message = place.databaseUrl
    ? serverProblem(error, place.databaseUrl.reveal())
    : folderProblem(error, place.dataDir)
  return message === undefined ? error : new StartError(message, { cause: error })
}

function serverProblem(error: unknown, databaseUrl: string): string | undefined {
  const { host, database, user } = partsOf(databaseUrl)
  const { code = '', message } = rootOf(error)
  if (code === '28P01' || code === '28000' || message.startsWith('SASL'))
    return `PostgreSQL at ${host} does not let "${user}" in. Correct the user and the password in DATABASE_URL.`
  if (code === '3D000')
    return `PostgreSQL at ${host} has no database "${database}". Create it (createdb ${database}), or correct DATABASE_URL.`
  if (isDatabaseAway(error))
    return `PostgreSQL at ${host} does not answer (${message || code}). Start it, or correct DATABASE_URL.`
  return undefined
}

/** Where the database is, without what opens it. */
function partsOf(url: string): { host: string; database: string; user: string } {
  const { hostname, port, pathname, username, searchParams } = new URL(url)
  const at = port ? `${hostname}:${port}` : hostname
  const user = decodeURIComponent(username)
  return { host: searchParams.get('host') ?? at, database: decodeURIComponent(pathname.slice(1)) || user, user }
}

const folderWords: Readonly<Record<string, string>> = {
  EACCES: 'cannot be written to. Give it to the user this runs as',
  EPERM: 'cannot be written to. Give it to the user this runs as',
  EROFS: 'is on a disk that is mounted for reading only. Mount it for writing',
  EEXIST: 'is a file, not a folder. Move it away',
  ENOTDIR: 'is below a file, not a folder. Move that away',
  ENOSPC: 'is on a disk that is full. Make room there',
  EDQUOT: 'is on a disk whose quota is used up. Make room there',
}
/** What the lock of the folder, an SQLite file, says of the same. */
const lockCodes: Readonly<Record<number, string>> = { 8: 'EROFS', 13: 'ENOSPC', 14: 'EACCES' }
/** The engine writes as much before it can say anything of itself. */
const leastFreeBytes = 32 * 1024 * 1024

function folderProblem(error: unknown, dataDir: string): string | undefined {
  const { code = '', errcode, path = dataDir } = rootOf(error)
  const known = code === 'ERR_SQLITE_ERROR' ? lockCodes[errcode ?? 0] : path.startsWith(dataDir) ? code : undefined
  // On a full disk the engine ends without saying why.
  const reason = known || (isDatabaseAway(error) && freeBytes(dataDir) < leastFreeBytes ? 'ENOSPC' : '')
  const words = folderWords[reason]
  return words && `The data folder ${dataDir} ${words}, or set DATA_DIR to another folder.`
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

type Root = Error & { code?: string; errcode?: number; path?: string }

const rootOf = (error: unknown): Root => {
  if (!(error instanceof Error)) return new Error(String(error))
  return error.cause instanceof Error ? rootOf(error.cause) : error
}
