import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseLog } from '../database.ts'
import type { EngineClient, EngineTurns } from './engine-turns.ts'
import { readFirstMessage, sendableLength, terminate, welcome } from './protocol-frames.ts'

/** A command that falls asleep in the middle of a transaction would keep the whole site waiting. */
const longestSilenceMs = 10_000
/** What a stopping server leaves a command to come to the end of its transaction. */
const graceMs = 5_000

interface CommandSocket {
  path: string
  close(): Promise<void>
}

/**
 * Lets other processes of the same user use the embedded database through this one, in PostgreSQL's own protocol: to a
 * command it is a PostgreSQL server like any other.
 */
export async function serveCommands(dir: string, turns: EngineTurns, log?: DatabaseLog): Promise<CommandSocket> {
  const { path, ownFolder } = placeFor(dir)
  const open = new Map<Socket, EngineClient>()
  const server = createServer((socket) => {
    const client = turns.client()
    open.set(socket, client)
    socket.on('close', () => {
      open.delete(socket)
      void client.abandon()
    })
    converse(socket, client, (reason) => log?.warn({ reason }, 'A command was cut off from the database.'))
  })
  rmSync(path, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  if (process.platform !== 'win32') chmodSync(path, 0o600)
  return {
    path,
    close: async () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
      const deadline = Date.now() + graceMs
      while ([...open.values()].some(({ hasTurn }) => hasTurn) && Date.now() < deadline) await pause(20)
      for (const socket of open.keys()) socket.destroy()
      await closed
      if (ownFolder) rmSync(ownFolder, { recursive: true, force: true })
    },
  }
}

function converse(socket: Socket, client: EngineClient, warn: (reason: string) => void): void {
  let waiting = Buffer.alloc(0)
  let hasStarted = false
  let busy = false
  const cut = (reason: string) => {
    if (socket.destroyed) return
    warn(reason)
    socket.destroy()
  }
  socket.setTimeout(longestSilenceMs, () => {
    if (client.hasTurn && !busy) cut('It held a transaction open without a word.')
  })
  socket.on('error', () => {})
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk])
    void proceed()
  })

  async function proceed(): Promise<void> {
    if (busy) return
    busy = true
    try {
      for (let next = take(); next && !socket.destroyed; next = take()) socket.write(await client.send(next))
    } catch (error) {
      cut(error instanceof Error ? error.message : String(error))
    } finally {
      busy = false
    }
  }

  /** The next bytes the engine can answer; undefined while they have not all come. */
  function take(): Buffer | undefined {
    if (!hasStarted && !greet()) return undefined
    const length = sendableLength(waiting)
    if (length === 0) return undefined
    const bytes = waiting.subarray(0, length)
    waiting = waiting.subarray(length)
    if (bytes[0] !== terminate) return bytes
    socket.end()
    return undefined
  }

  /** Lets a client in whose first message has come; one that asks for encryption first is told that there is none. */
  function greet(): boolean {
    for (let first = readFirstMessage(waiting); first; first = readFirstMessage(waiting)) {
      waiting = waiting.subarray(first.length)
      hasStarted = !first.asksForEncryption
      socket.write(hasStarted ? welcome : 'N')
      if (hasStarted) return true
    }
    return false
  }
}

/** The longest address every system takes for such a socket. */
const longestPath = 100

/** Where the socket lies, and the folder that was made for it, if one had to be. */
function placeFor(dir: string): { path: string; ownFolder?: string } {
  const path = join(dir, 'forecourt.sock')
  if (process.platform === 'win32') {
    return { path: `\\\\.\\pipe\\forecourt-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}` }
  }
  if (Buffer.byteLength(path) <= longestPath) return { path }
  // Made for this user alone, whatever the folder of temporary files allows.
  const ownFolder = mkdtempSync(join(tmpdir(), 'forecourt-'))
  return { path: join(ownFolder, 'forecourt.sock'), ownFolder }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))
