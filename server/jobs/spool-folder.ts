import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseInUseError, takeExclusiveLock } from '#db/embedded/exclusive-lock.ts'

export interface SpoolFolder {
  path: string
  release: () => void
}

export const spoolEnding = '.ndjson'

/** A folder that no other process has, with what processes that are gone have left in theirs. */
export function takeSpoolFolder(dir: string): SpoolFolder {
  mkdirSync(dir, { recursive: true })
  const left = readdirSync(dir).filter((name) => /^\d+$/.test(name))
  let own: SpoolFolder | undefined
  for (const name of left) {
    const found = lock(join(dir, name))
    if (found && own) adopt(own, found)
    else if (found) own = found
  }
  // Somebody may take a number at the same time as we do.
  for (let number = 0; !own; number++) own = lock(join(dir, String(number)))
  return own
}

function adopt(own: SpoolFolder, found: SpoolFolder): void {
  for (const file of readdirSync(found.path)) {
    if (file.endsWith(spoolEnding)) renameSync(join(found.path, file), join(own.path, file))
  }
  rmSync(found.path, { recursive: true, force: true })
  found.release()
}

function lock(path: string): SpoolFolder | undefined {
  try {
    return { path, release: takeExclusiveLock(path).release }
  } catch (error) {
    if (error instanceof DatabaseInUseError) return undefined
    throw error
  }
}
