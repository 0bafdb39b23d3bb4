import { Worker } from 'node:worker_threads'

export type EngineData = { dir?: string; snapshot?: Uint8Array<ArrayBuffer> }

export type EngineCalls = {
  /** PostgreSQL's wire protocol: messages in, messages out. */
  protocol(bytes: Uint8Array): Promise<Uint8Array>
  /** Answered once the thread is done with what it was given before. */
  ping(): Promise<void>
  dumpSnapshot(): Promise<Uint8Array>
  /** How often files were synchronised with the disk since the start. */
  syncCount(): Promise<number>
  close(): Promise<void>
}
export type EngineRequest = { id: number; call: keyof EngineCalls; argument?: Uint8Array }
export type EngineReply = { id: number; result: Uint8Array | number | void }

export type Engine = EngineCalls & { worker: Worker }

export class DatabaseStoppedError extends Error {
  constructor(cause: unknown) {
    // What the engine throws while it starts is an object of its own, with a number.
    const reason = cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : JSON.stringify(cause)
    super(`The embedded database stopped: ${reason}. Restart the process.`, { cause })
    this.name = 'DatabaseStoppedError'
  }
}

type Pending = { resolve: (result: never) => void; reject: (error: Error) => void }

/** Starts PGlite in a thread of its own, so that a long query never holds up a request. */
export async function startEngine(data: EngineData): Promise<Engine> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data, execArgv: [] })
  const pending = new Map<number, Pending>()
  let stopped: Error | undefined
  let lastId = 0

  const stop = (cause: unknown) => {
    stopped ??= new DatabaseStoppedError(cause)
    for (const { reject } of pending.values()) reject(stopped)
    pending.clear()
  }
  worker.on('error', stop)
  worker.on('exit', (code) => stop(`its thread ended with code ${code}`))
  worker.on('message', ({ id, result }: EngineReply) => {
    pending.get(id)?.resolve(result as never)
    pending.delete(id)
  })

  function call<T>(name: keyof EngineCalls, argument?: Uint8Array): Promise<T> {
    if (stopped) return Promise.reject(stopped)
    lastId += 1
    const request: EngineRequest = { id: lastId, call: name, argument }
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    pending.set(lastId, { resolve, reject })
    worker.postMessage(request)
    return promise
  }

  await new Promise<void>((resolve, reject) => {
    pending.set(0, { resolve, reject })
  })
  return {
    worker,
    protocol: (bytes) => call('protocol', bytes),
    ping: () => call('ping'),
    dumpSnapshot: () => call('dumpSnapshot'),
    syncCount: () => call('syncCount'),
    close: () => call('close'),
  }
}
