import type { Database } from '../db/database.ts'
import { connect } from '../db/embedded/embedded-database.ts'
import { EngineTurns } from '../db/embedded/engine-turns.ts'
import { type Engine, startEngine } from '../db/embedded/engine.ts'
import { type NewState, readNew, startAgain } from './start-again.ts'

/** An engine that has been started, and how its database was then. */
type Kept = { startsWith: string; engine: Engine; asNew: NewState }

/** Engines nobody uses now, the longest unused first. Files of a thread share them: see vitest.config.ts. */
const idle: Kept[] = []
/** Each takes a quarter of a gigabyte. Most files want the tables, or the demo at one of two moments. */
const mostIdle = 3

/** An embedded database in memory: a started engine that was given back, if there is one, or a new one. */
export async function lendDatabase(
  startsWith: string,
  snapshot: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<{ db: Database; giveBack: () => Promise<void> }> {
  const kept = takeIdle(startsWith) ?? (await startKept(startsWith, await snapshot()))
  const db = clientOf(kept.engine)
  return {
    db,
    async giveBack() {
      // Whoever still holds on to the database is refused from here on.
      await db.close()
      const client = clientOf(kept.engine)
      const isAsNew = await startAgain(client, kept.asNew)
      await client.close()
      if (!isAsNew) return kept.engine.close()
      // Nothing waits for it: it ends with its thread.
      kept.engine.worker.unref()
      idle.push(kept)
      if (idle.length > mostIdle) await idle.shift()!.engine.close()
    },
  }
}

function takeIdle(startsWith: string): Kept | undefined {
  const at = idle.findLastIndex((each) => each.startsWith === startsWith)
  if (at < 0) return undefined
  const [kept] = idle.splice(at, 1)
  kept!.engine.worker.ref()
  return kept
}

async function startKept(startsWith: string, snapshot: Uint8Array<ArrayBuffer>): Promise<Kept> {
  const engine = await startEngine({ snapshot })
  // Each that borrows it listens for its end.
  engine.worker.setMaxListeners(0)
  const client = clientOf(engine)
  const asNew = await readNew(client)
  await client.close()
  return { startsWith, engine, asNew }
}

/** One that leaves the engine running when it closes. */
const clientOf = (engine: Engine): Database => connect(engine, new EngineTurns(engine), async () => {})
