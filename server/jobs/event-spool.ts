import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { type FileHandle, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#domain/app-error.ts'
import { type SpoolFolder, spoolEnding, takeSpoolFolder } from './spool-folder.ts'

interface SpoolOptions {
  /** Below it each process has a folder of its own. */
  dir: string
  /** More than that is refused. */
  mostBytes: number
  /** Told why lines were refused that there was room for. */
  onTrouble: (error: unknown) => void
}

interface Line {
  text: string
  done: () => void
  failed: (error: unknown) => void
}

const refusal = () =>
  new AppError('unavailable', 'Events cannot be taken now. Please try again later.', [], { retryAfterSeconds: 60 })

/**
 * Lines on disk that are to go elsewhere: what was taken outlives the process. A file is written until it is closed, then
 * read, sent on and removed by whoever empties the spool.
 */
export class EventSpool {
  readonly #options: SpoolOptions
  #folder: SpoolFolder | undefined
  #waiting: Line[] = []
  #isWriting = false
  #file: { name: string; handle: FileHandle; length: number } | undefined
  #bytes = 0

  constructor(options: SpoolOptions) {
    this.#options = options
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Finds what was left by others; needed by nothing else, and tried again with the first line where it fails. */
  open(): SpoolFolder {
    if (this.#folder) return this.#folder
    this.#folder = takeSpoolFolder(this.#options.dir)
    for (const name of this.#closedFiles()) this.#bytes += statSync(join(this.#folder.path, name)).size
    return this.#folder
  }

  /** Resolves once the line is in the file, together with those that came meanwhile. Over the bound it is refused. */
  append(text: string): Promise<void> {
    const line = `${text}\n`
    if (this.#bytes + line.length > this.#options.mostBytes) return Promise.reject(refusal())
    this.#bytes += line.length
    return new Promise((done, failed) => {
      this.#waiting.push({ text: line, done, failed })
      if (!this.#isWriting) void this.#writeWaiting()
    })
  }

  async #writeWaiting(): Promise<void> {
    this.#isWriting = true
    while (this.#waiting.length > 0) {
      const lines = this.#waiting.splice(0)
      const text = lines.map((line) => line.text).join('')
      try {
        await this.#write(text)
        for (const { done } of lines) done()
      } catch (error) {
        this.#options.onTrouble(error)
        this.#bytes -= text.length
        for (const { failed } of lines) failed(refusal())
      }
    }
    this.#isWriting = false
  }

  async #write(text: string): Promise<void> {
    const file = (this.#file ??= await this.#newFile())
    try {
      await file.handle.writeFile(text)
      file.length += Buffer.byteLength(text)
    } catch (error) {
      // A full disk may have taken a part, whose end would spoil the next line.
      await file.handle.truncate(file.length).catch(() => {})
      throw error
    }
  }

  async #newFile() {
    const name = `${Date.now()}-${randomUUID()}${spoolEnding}`
    return { name, handle: await open(join(this.open().path, name), 'ax'), length: 0 }
  }

  /** Closes the file that is written, unless it is written just now; answers all closed ones, oldest first. */
  async close(): Promise<string[]> {
    const file = this.#file
    if (file && !this.#isWriting) {
      this.#file = undefined
      await file.handle.close()
    }
    return this.#closedFiles()
  }

  /** A file's lines; what a process that died was writing at that moment is none. */
  async read(name: string): Promise<string[]> {
    const text = await readFile(join(this.open().path, name), 'utf8')
    return text.split('\n').slice(0, -1)
  }

  async remove(name: string): Promise<void> {
    const path = join(this.open().path, name)
    const { size } = statSync(path)
    await rm(path)
    this.#bytes -= size
  }

  async release(): Promise<void> {
    await this.#file?.handle.close()
    this.#file = undefined
    this.#folder?.release()
    this.#folder = undefined
  }

  #closedFiles(): string[] {
    const isClosed = (name: string): boolean => name.endsWith(spoolEnding) && name !== this.#file?.name
    return this.#folder ? readdirSync(this.#folder.path).filter(isClosed).toSorted() : []
  }
}
