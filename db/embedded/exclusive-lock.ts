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

interface ExclusiveLock {
  /** Tells others where to reach the holder. */
  announce(socketPath: string): void
  release(): void
}

/**
 * Two processes on one data folder destroy each other's writes. SQLite's file lock belongs to the operating
 * system: it is gone the moment its holder is, however that ended.
 */
export function takeExclusiveLock(dir: string): ExclusiveLock {
  mkdirSync(dir, { recursive: true })
  const lock = new DatabaseSync(join(dir, 'forecourt.lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isLocked(error)) throw error
    throw new DatabaseInUseError(dir, readHolder(dir).pid)
  }
  writeFileSync(holderFile(dir), String(process.pid))
  return {
    announce: (socketPath) => writeFileSync(holderFile(dir), `${process.pid}\n${socketPath}`),
    release: () => {
      rmSync(holderFile(dir), { force: true })
      lock.close()
    },
  }
}

const holderFile = (dir: string): string => join(dir, 'forecourt.pid')

/** Who holds the folder, and where it can be reached if it lets itself be. */
export function readHolder(dir: string): { pid: string; socketPath: string | undefined } {
  try {
    const [pid = '', socketPath] = readFileSync(holderFile(dir), 'utf8').split('\n')
    return { pid, socketPath }
  } catch {
    return { pid: '(just starting)', socketPath: undefined }
  }
}

const sqliteBusy = 5

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}
