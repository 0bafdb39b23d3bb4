import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { requireMediaKey, type MediaStore } from './media-store.ts'
import { removeAbandoned, writeWhole } from './unfinished.ts'

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** The embedded default: files in a folder. */
export class FolderStore implements MediaStore {
  readonly #folder: string
  #swept: Promise<void> | undefined

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

  async write(key: string, bytes: Uint8Array): Promise<void> {
    requireMediaKey(key)
    const file = join(this.#folder, key)
    await mkdir(dirname(file), { recursive: true })
    // Once for each process, with its first picture; what cannot be swept keeps no picture out.
    this.#swept ??= removeAbandoned(this.#folder).catch(() => {})
    await this.#swept
    await writeWhole(this.#folder, file, bytes, { flush: true })
  }

  async remove(key: string): Promise<void> {
    requireMediaKey(key)
    await rm(join(this.#folder, key), { force: true })
  }
}
