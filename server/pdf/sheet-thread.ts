import { parentPort } from 'node:worker_threads'
import { drawSheet, type SheetJob } from './draw-sheet.ts'

/** What the thread answers: the file, or what went wrong. */
export type SheetAnswer = { bytes: Uint8Array } | { failure: string }

const port = parentPort!

port.on('message', (job: SheetJob) => {
  drawSheet(job).then(
    (bytes) => port.postMessage({ bytes } satisfies SheetAnswer),
    (error: unknown) => port.postMessage({ failure: String(error) } satisfies SheetAnswer),
  )
})
