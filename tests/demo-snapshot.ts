import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openEmbedded } from '../db/embedded/embedded-database.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { migratedSnapshot, runFolder } from './databases.ts'

/** A share of the demo that still has every kind of vehicle: about 600 of them. */
export const testVehicles = 600
const patience = 240_000

/** The seeded demo, as an embedded database can start from it. Seeded once a run for each moment it is seeded at. */
export async function demoSnapshot(now: Date | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(await runFolder(), `demo-${now?.getTime() ?? 'today'}.tar`)
  if (claimed(file)) await seedInto(file, now)
  const deadline = Date.now() + patience
  while (!existsSync(file)) {
    if (Date.now() > deadline) throw new Error(`The demo was not seeded in time; see ${file}.`)
    await sleep(100)
  }
  return new Uint8Array(readFileSync(file))
}

/** True for the first that asks. */
function claimed(file: string): boolean {
  try {
    writeFileSync(`${file}.claim`, '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

async function seedInto(file: string, now: Date | undefined): Promise<void> {
  const db = await openEmbedded({ snapshot: await migratedSnapshot() })
  await seedDemo(db, () => {}, { now, vehicles: testVehicles })
  writeFileSync(`${file}.part`, await db.engine.dumpSnapshot())
  // Moved into place, so that nobody starts from half of it.
  renameSync(`${file}.part`, file)
  await db.close()
}
