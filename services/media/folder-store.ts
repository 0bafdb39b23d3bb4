import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { requireMediaKey, type MediaStore } from './media-store.ts'

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** The embedded default: files in a folder. */
export class FolderStore implements MediaStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async read(key: string): Promise<Buffer | null> {
    requireMediaKey(key)
    try {
      return await readFile(join(this.#folder, key))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  /** Written beside and moved into place, so that nobody reads half a file. */
  async write(key: string, bytes: Uint8Array): Promise<void> {
    requireMediaKey(key)
    const file = join(this.#folder, key)
    const unfinished = join(this.#folder, `.unfinished-${randomUUID()}`)
    await mkdir(dirname(file), { recursive: true })
    try {
      await writeFile(unfinished, bytes, { flush: true })
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  async remove(key: string): Promise<void> {
    requireMediaKey(key)
    await rm(join(this.#folder, key), { force: true })
  }
}
