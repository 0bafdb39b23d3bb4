import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runFolder } from './test-run.ts'

const patience = 240_000

/** A file of this run. The first to ask makes it, whichever thread or process it is; the others wait for it. */
export async function madeOnce(
  name: string,
  make: () => Promise<string | Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(runFolder(), name)
  if (isFirst(file)) await makeInto(file, make)
  const deadline = Date.now() + patience
  while (!existsSync(file)) {
    if (existsSync(`${file}.failed`)) throw new Error(readFileSync(`${file}.failed`, 'utf8'))
    if (Date.now() > deadline) throw new Error(`${name} was not made in time.`)
    await sleep(50)
  }
  return new Uint8Array(readFileSync(file))
}

function isFirst(file: string): boolean {
  try {
    writeFileSync(`${file}.begun`, '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

async function makeInto(file: string, make: () => Promise<string | Uint8Array>): Promise<void> {
  try {
    writeFileSync(`${file}.part`, await make())
    // Moved into place, so that nobody reads half of it.
    renameSync(`${file}.part`, file)
  } catch (error) {
    writeFileSync(`${file}.failed`, String(error instanceof Error ? (error.stack ?? error) : error))
    throw error
  }
}
