import { resolve } from 'node:path'
import { Pool, type PoolConfig, escapeIdentifier } from 'pg'
import { Breaker } from '../breaker.ts'
import type { Database, DatabaseLog } from '../database.ts'
import { oneSession, poolDatabase } from '../pool-database.ts'
import { type RequestBounds, requestBounds } from '../request-bounds.ts'
import { serveCommands } from './command-socket.ts'
import { EngineSocket } from './engine-socket.ts'
import { EngineTurns } from './engine-turns.ts'
import { startEngine } from './engine.ts'
import type { Engine } from './engine.ts'
import { takeExclusiveLock } from './exclusive-lock.ts'

type EmbeddedOptions = {
  /** The data folder; without one the database lives in memory. */
  dir?: string
  /** What a new database starts from, as dumpSnapshot gave it. */
  snapshot?: Uint8Array<ArrayBuffer>
  log?: DatabaseLog
  /** Lets commands on this machine work through this process, which holds the folder. */
  servesCommands?: boolean
}

export type EmbeddedDatabase = Database & { engine: Engine }

export async function openEmbedded({ dir, snapshot, log, servesCommands }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = dir === undefined ? undefined : resolve(dir)
  const lock = folder === undefined ? undefined : takeExclusiveLock(folder)
  try {
    const engine = await startEngine({ dir: folder, snapshot })
    const turns = new EngineTurns(engine)
    const commands = lock && folder && servesCommands ? await serveCommands(folder, turns, log) : undefined
    if (commands) lock?.announce(commands.path)
    const close = async () => {
      await commands?.close()
      await engine.close().finally(() => lock?.release())
    }
    return { ...connect(engine, turns, close, log), engine }
  } catch (error) {
    lock?.release()
    throw error
  }
}

export function connect(engine: Engine, turns: EngineTurns, close: () => Promise<void>, log?: DatabaseLog): Database {
  const warn = (error: Error) => log?.warn({ error: error.message }, 'The embedded database failed.')
  const openPool = (openSocket: () => EngineSocket, config: PoolConfig) => {
    const pool = new Pool({ stream: openSocket as never, ...oneSession, ...config })
    pool.on('error', warn)
    pool.on('connect', (client) => client.on('error', warn))
    return pool
  }
  const pool = openPool(() => {
    const socket = new EngineSocket(turns.client())
    turns.onNotification = (bytes) => void socket.push(bytes)
    return socket
  }, {})
  engine.worker.once('exit', (code) => {
    if (code !== 0) log?.warn({ code }, 'The embedded database stopped.')
  })
  const listeners = new Map<string, Set<() => void>>()
  pool.on('connect', (client) => {
    client.on('notification', ({ channel }) => listeners.get(channel)?.forEach((notify) => notify()))
  })
  const closings = new Set<() => Promise<void>>()
  // Of the thread, not of its one session: a backup that holds that for a minute does not make the database away.
  const ping = async () => {
    if (pool.ending) throw new Error('Cannot use a pool after calling end on the pool')
    await engine.ping()
  }

  function forRequests({ connectMs, readMs, ...breaker }: RequestBounds = requestBounds): Database {
    const hurried = openPool(() => new EngineSocket(turns.client()), {
      connectionTimeoutMillis: connectMs,
      query_timeout: readMs,
    })
    const closePool = () => {
      closings.delete(closePool)
      return hurried.end()
    }
    const rest = { ping, listen: database.listen, forRequests, close: closePool }
    const bounded = poolDatabase('embedded', hurried, rest, new Breaker(breaker))
    closings.add(closePool)
    return bounded
  }

  const database = poolDatabase('embedded', pool, {
    ping,
    async listen(channel, onNotify) {
      const notify = () => onNotify()
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(notify))
      await pool.query(`listen ${escapeIdentifier(channel)}`)
      return async () => {
        listeners.get(channel)?.delete(notify)
      }
    },
    forRequests,
    async close() {
      await Promise.all([pool.end(), ...[...closings].map((closeOne) => closeOne())])
      await close()
    },
  })
  return database
}
