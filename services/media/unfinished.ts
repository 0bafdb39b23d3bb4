import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const beginning = '.unfinished-'

/**
 * Writing a picture takes milliseconds: what was begun longer ago has nobody who will finish it. By its age, because
 * processes in containers that share a folder cannot see whether one another live, and may have the same number.
 */
const abandonedMs = 3_600_000

/** Writes beside and moves into place, so that nobody reads half a file; a failure leaves nothing behind. */
export async function writeWhole(
  folder: string,
  file: string,
  bytes: Uint8Array,
  { flush = false } = {},
): Promise<void> {
  const unfinished = join(folder, `${beginning}${randomUUID()}`)
  try {
    await writeFile(unfinished, bytes, { flush })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Removes what processes that died were writing into the folder. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(beginning))
  for (const name of names) {
    const path = join(folder, name)
    // Another process may have finished or removed it meanwhile.
    const facts = await stat(path).catch(() => undefined)
    if (facts && facts.mtimeMs < Date.now() - abandonedMs) await rm(path, { force: true })
  }
}
