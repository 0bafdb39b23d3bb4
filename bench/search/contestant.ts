// One engine in a process of its own, doing what the race tells it to. Called as: contestant.ts <name>.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Built, Command, Commands, Reply, Sample } from './contestant-process.ts'
import { contestants, type ContestantName } from './contestants.ts'
import type { Engine } from './peer.ts'
import type { Query } from './query.ts'
import { makeStock } from './stock.ts'
import { makeWorkload } from './workload.ts'

const { peer } = await contestants[process.argv[2] as ContestantName]()
const workload = makeWorkload()
let engine: Engine
let next = 0

const commands: Commands = {
  async build(size) {
    const before = await memory()
    const { milliseconds, documentBytes } = await buildFresh(size, before.counted)
    const after = await memory()
    const elsewhere = (await engine.bytesElsewhere?.()) ?? 0
    const { name, lacks = [], byWords } = peer
    const bytes = after.counted - before.counted + elsewhere
    return { name, lacks, byWords, milliseconds, documentBytes, bytes, residentBytes: after.resident - before.resident }
  },

  async answer(query) {
    const { hits, ...rest } = await engine.search(query)
    return {
      ...rest,
      hits: hits.map(({ id, rank, price, created_at }) => ({ id: Number(id), rank, price, created_at })),
    }
  },

  async race(milliseconds) {
    const samples: Sample[] = []
    const end = performance.now() + milliseconds
    for (let now = performance.now(); now < end;) {
      const answer = engine.search(nextQuery())
      if (answer instanceof Promise) await answer
      const done = performance.now()
      samples.push([next, done - now])
      now = done
    }
    return samples
  },

  async stringify(milliseconds) {
    const times: number[] = []
    let bytes = 0
    const end = performance.now() + milliseconds
    while (times.length === 0 || (performance.now() < end && times.length < workload.length)) {
      const answer = await engine.search(nextQuery())
      const start = performance.now()
      bytes += JSON.stringify(answer).length
      times.push(performance.now() - start)
    }
    return { milliseconds: times.reduce((sum, time) => sum + time, 0) / times.length, bytes: bytes / times.length }
  },

  async close() {
    await engine?.close?.()
  },
}

function nextQuery(): Query {
  next = (next + 1) % workload.length
  return workload[next]!
}

/** Nothing of the documents outlives the call but what the engine keeps. */
async function buildFresh(size: number, before: number): Promise<Pick<Built, 'milliseconds' | 'documentBytes'>> {
  const documents = makeStock(size)
  const documentBytes = (await memory()).counted - before
  const start = performance.now()
  engine = await peer.build(documents)
  return { milliseconds: performance.now() - start, documentBytes }
}

async function memory(): Promise<{ counted: number; resident: number }> {
  await sleep(1)
  globalThis.gc!()
  globalThis.gc!()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { counted: heapUsed + external, resident: rss }
}

process.on('message', async ({ name, argument }: Command) => {
  const reply: Reply = await (commands[name] as (given: unknown) => Promise<unknown>)(argument).then(
    (value) => ({ value }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  process.send?.(reply)
})
process.on('disconnect', () => {
  void commands.close(undefined).finally(() => process.exit())
})
