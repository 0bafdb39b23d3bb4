import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { removeAbandoned, writeWhole } from '#services/media/unfinished.ts'

/**
 * Made pictures on disk, so that a restart makes none again. Bounded; the least recently used go first. Processes may
 * share a folder: each finds what others made, and counts against its bound what it knows of.
 */
export class DiskCache {
  readonly #folder: string
  readonly #most: number
  /** Sizes by file name, least recently used first. */
  readonly #files = new Map<string, number>()
  #bytes = 0
  #opened: Promise<void> | undefined

  constructor(folder: string, most: number) {
    this.#folder = folder
    this.#most = most
  }

  get bytes(): number {
    return this.#bytes
  }

  async read(key: string): Promise<Buffer<ArrayBuffer> | undefined> {
    await this.#open()
    const name = fileName(key)
    const wasKnown = this.#files.has(name)
    // Another process may have made it, or removed it; somebody may have emptied the folder. Then it is made again.
    const bytes = await readFile(join(this.#folder, name)).catch(() => undefined)
    if (bytes) this.#note(name, bytes.length)
    else if (wasKnown) this.#forget(name)
    return bytes
  }

  async write(key: string, bytes: Uint8Array): Promise<void> {
    await this.#open()
    const name = fileName(key)
    const file = join(this.#folder, name)
    await writeWhole(this.#folder, file, bytes).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error
      await mkdir(this.#folder, { recursive: true })
      await writeWhole(this.#folder, file, bytes)
    })
    this.#note(name, bytes.length)
    await this.#makeRoom()
  }

  /** Takes up what an earlier process left, in the order it was last written. Where that fails the next one tries again. */
  #open(): Promise<void> {
    this.#opened ??= this.#takeUp().catch((error: unknown) => {
      this.#opened = undefined
      throw error
    })
    return this.#opened
  }

  async #takeUp(): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    await removeAbandoned(this.#folder)
    const names = (await readdir(this.#folder)).filter((name) => !name.startsWith('.'))
    const files = (await Promise.all(names.map((name) => factsOf(this.#folder, name)))).filter((file) => file !== null)
    for (const { name, size } of files.toSorted((one, other) => one.at - other.at)) this.#note(name, size)
    await this.#makeRoom()
  }

  async #makeRoom(): Promise<void> {
    for (const name of this.#files.keys()) {
      if (this.#bytes <= this.#most) return
      this.#forget(name)
      await rm(join(this.#folder, name), { force: true })
    }
  }

  /** Makes it the one used last. */
  #note(name: string, size: number): void {
    this.#forget(name)
    this.#files.set(name, size)
    this.#bytes += size
  }

  #forget(name: string): void {
    this.#bytes -= this.#files.get(name) ?? 0
    this.#files.delete(name)
  }
}

interface Facts {
  name: string
  size: number
  at: number
}

/** Keys hold characters that file names may not. */
const fileName = (key: string): string => createHash('sha256').update(key).digest('base64url')

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Null where another process has removed it meanwhile. */
async function factsOf(folder: string, name: string): Promise<Facts | null> {
  try {
    const { size, mtimeMs } = await stat(join(folder, name))
    return { name, size, at: mtimeMs }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
