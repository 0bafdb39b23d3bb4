import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Kept {
  size: number
}

/** Made pictures on disk, so that a restart makes none again. Bounded; the least recently used go first. */
export class DiskCache {
  readonly #folder: string
  readonly #most: number
  /** By file name, least recently used first. */
  readonly #files = new Map<string, Kept>()
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
    const kept = this.#files.get(name)
    if (!kept) return undefined
    this.#files.delete(name)
    this.#files.set(name, kept)
    // Somebody may have emptied the folder: then it is made again.
    return readFile(join(this.#folder, name)).catch(() => undefined)
  }

  async write(key: string, bytes: Uint8Array): Promise<void> {
    await this.#open()
    const name = fileName(key)
    const unfinished = join(this.#folder, `.unfinished-${randomUUID()}`)
    await writeFile(unfinished, bytes)
    await rename(unfinished, join(this.#folder, name))
    this.#bytes += bytes.length - (this.#files.get(name)?.size ?? 0)
    this.#files.delete(name)
    this.#files.set(name, { size: bytes.length })
    await this.#makeRoom()
  }

  /** Takes up what an earlier process left, in the order it was last written. */
  #open(): Promise<void> {
    this.#opened ??= (async () => {
      await mkdir(this.#folder, { recursive: true })
      const names = await readdir(this.#folder)
      await Promise.all(
        names.filter((name) => name.startsWith('.')).map((name) => rm(join(this.#folder, name), { force: true })),
      )
      const files = await Promise.all(
        names
          .filter((name) => !name.startsWith('.'))
          .map(async (name) => ({ name, ...(await facts(join(this.#folder, name))) })),
      )
      for (const { name, size } of files.toSorted((one, other) => one.at - other.at)) {
        this.#files.set(name, { size })
        this.#bytes += size
      }
      await this.#makeRoom()
    })()
    return this.#opened
  }

  async #makeRoom(): Promise<void> {
    for (const [name, { size }] of this.#files) {
      if (this.#bytes <= this.#most) return
      this.#files.delete(name)
      this.#bytes -= size
      await rm(join(this.#folder, name), { force: true })
    }
  }
}

/** Keys hold characters that file names may not. */
const fileName = (key: string): string => createHash('sha256').update(key).digest('base64url')

async function facts(file: string): Promise<{ size: number; at: number }> {
  const { size, mtimeMs } = await stat(file)
  return { size, at: mtimeMs }
}
