// A process that takes events until it is killed: node tests/contract/event-taker.ts <database> <folder> <site> <first> <count>.
// Writes the number of each event it has acknowledged; without a count it stores what waits, then ends.
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '#db/postgres.ts'
import { EventSpool } from '#server/jobs/event-spool.ts'
import { EventWriter } from '#server/jobs/event-writer.ts'

const [url = '', dir = '', site = '', first = '0', count = '0'] = process.argv.slice(2)
const spool = new EventSpool({ dir, mostBytes: 64 * 1024 * 1024, onTrouble: () => {} })
const log = { info() {}, warn() {}, error() {} }
const writer = new EventWriter(await openPostgres({ url }), spool, log as never)
writer.start()

/** One in fifty is what the edge refuses: should it get so far, it takes nothing with it. */
const pathOf = (at: number): string => (at % 50 === 49 ? `/${at}${at % 100 === 49 ? '\u0000' : '\ud800'}` : `/${at}`)

async function take(at: number): Promise<void> {
  await writer.add({ siteId: Number(site), eventId: 49, path: pathOf(at) })
  writeSync(1, `${at}\n`)
}

const end = Number(first) + Number(count)
for (let at = Number(first); at < end; at += 100) {
  await Promise.all(Array.from({ length: Math.min(100, end - at) }, (_, more) => take(at + more)))
}
if (count === '0') {
  for (; spool.bytes > 0; await sleep(100)) await writer.flush()
  process.exit(0)
}
