import { Worker } from 'node:worker_threads'
import type { SheetJob } from './draw-sheet.ts'
import type { SheetAnswer } from './sheet-thread.ts'

/** Many times what the largest sheet takes. */
const longestMs = 15_000
/** A thread at rest gives its memory back. */
const restMs = 60_000

/** Draws sheets in a thread of their own, one after the other: a page must not wait while fonts are cut and lines broken. */
export class SheetDrawer {
  readonly #longestMs: number
  #thread: Worker | null = null
  #rest: NodeJS.Timeout | undefined

  constructor({ longestMs: longest = longestMs } = {}) {
    this.#longestMs = longest
  }

  /** One at a time: whoever calls it waits for the one before. */
  async draw(job: SheetJob): Promise<Buffer<ArrayBuffer>> {
    clearTimeout(this.#rest)
    const thread = (this.#thread ??= this.#begin())
    try {
      const answer = await answerOf(thread, job, this.#longestMs)
      if ('failure' in answer) throw new Error(answer.failure)
      this.#rest = setTimeout(() => void this.stop(), restMs).unref()
      return Buffer.from(answer.bytes as Uint8Array<ArrayBuffer>)
    } catch (error) {
      // What it is still at nobody waits for.
      await this.stop()
      throw error
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#rest)
    const thread = this.#thread
    this.#thread = null
    await thread?.terminate()
  }

  #begin(): Worker {
    const thread = new Worker(new URL('sheet-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    thread.unref()
    return thread
  }
}

function answerOf(thread: Worker, job: SheetJob, longest: number): Promise<SheetAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<SheetAnswer>()
  const timer = setTimeout(() => reject(new Error(`A sheet took longer than ${longest} ms.`)), longest)
  const ended = (code: number): void => reject(new Error(`The thread that draws sheets ended with ${code}.`))
  thread.once('message', resolve).once('error', reject).once('exit', ended)
  thread.postMessage(job)
  return promise.finally(() => {
    clearTimeout(timer)
    thread.off('message', resolve).off('error', reject).off('exit', ended)
  })
}
