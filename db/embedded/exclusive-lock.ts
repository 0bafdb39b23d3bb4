import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DatabaseInUseError extends Error {
  constructor(dir: string, holder: string) {
    super(
      `The database folder ${dir} is in use by process ${holder}. ` +
        'Stop that process, or give both a PostgreSQL server with DATABASE_URL.',
    )
    this.name = 'DatabaseInUseError'
  }
}

/**
 * Two processes on one data folder destroy each other's writes. SQLite's file lock belongs to the operating
 * system: it is gone the moment its holder is, however that ended.
 */
export function takeExclusiveLock(dir: string): () => void {
  mkdirSync(dir, { recursive: true })
  const pidFile = join(dir, 'forecourt.pid')
  const lock = new DatabaseSync(join(dir, 'forecourt.lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isLocked(error)) throw error
    throw new DatabaseInUseError(dir, readHolder(pidFile))
  }
  writeFileSync(pidFile, String(process.pid))
  return () => {
    rmSync(pidFile, { force: true })
    lock.close()
  }
}

const sqliteBusy = 5

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function readHolder(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8')
  } catch {
    return '(just starting)'
  }
}
