import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DurableFiles, syncFolder, syncTree } from './durable-files.ts'
import type { EngineCalls, EngineData, EngineReply, EngineRequest } from './engine.ts'

const { dir, snapshot } = workerData as EngineData
const port = parentPort!

// PGlite's own start parameters turn fsync off.
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
]

const files = dir === undefined ? undefined : openFiles(dir)
const database = await (files
  ? PGlite.create({ fs: await files, startParams: durableStart })
  : PGlite.create({ loadDataDir: snapshot && new Blob([snapshot]) }))

/** A first start that is cut short leaves only a folder that the next start throws away. */
async function openFiles(base: string): Promise<DurableFiles> {
  const data = join(base, 'data')
  if (!existsSync(data)) {
    const unfinished = join(base, 'data.new')
    rmSync(unfinished, { recursive: true, force: true })
    const first = await PGlite.create({
      fs: new DurableFiles(unfinished),
      startParams: durableStart,
      loadDataDir: snapshot && new Blob([snapshot]),
    })
    await first.close()
    syncTree(unfinished)
    renameSync(unfinished, data)
    syncFolder(base)
  }
  return new DurableFiles(data)
}

const calls: EngineCalls = {
  protocol: (bytes) => database.execProtocolRaw(bytes),
  ping: async () => {},
  dumpSnapshot: async () => new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()),
  syncCount: async () => (await files)?.syncs ?? 0,
  close: () => database.close(),
}

// One at a time and in order: the wire protocol is a conversation. A failure here is not an SQL error (those travel
// inside the protocol) but the engine itself failing, so it is left to end the thread.
let last = Promise.resolve()
port.on('message', ({ id, call, argument }: EngineRequest) => {
  last = last
    .then(async () => {
      const result = await calls[call](argument!)
      // A copy of its own size: the engine's answer is a window on memory it uses again.
      port.postMessage({ id, result: result instanceof Uint8Array ? result.slice() : result } satisfies EngineReply)
      if (call === 'close') port.close()
    })
    .catch((error: unknown) => {
      throw error instanceof Error ? error : new Error(describe(error))
    })
})

/** The engine's exit is an object with a message, not an Error. */
function describe(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
}

port.postMessage({ id: 0, result: undefined } satisfies EngineReply)
