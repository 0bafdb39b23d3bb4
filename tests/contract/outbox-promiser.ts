/**
 * Promises work, says its delivery id once the transaction has committed, and does nothing more: it waits to be killed.
 * With `begin` it starts on the work first, and says so. Called as: outbox-promiser.ts <folder or url> [begin].
 */
import { writeSync } from 'node:fs'
import { claimWork } from '#db/outbox.ts'
import { openDatabase } from '#db/open-database.ts'
import { outbox } from '#db/schema.ts'

const [, , place = '', begin] = process.argv
const db = await openDatabase(place.startsWith('postgres') ? { url: place } : { dir: place })
const kind = 'picture-colours'
const deliveryId = await db.transaction(async (orm) => {
  const [row] = await orm
    .insert(outbox)
    .values({ kind, payload: { vehicleIds: [1] } })
    .returning()
  return row!.deliveryId
})
if (begin) await claimWork(db.orm, { kinds: [kind], limit: 1, leaseSeconds: 2 })
writeSync(1, `${deliveryId}\n`)
setInterval(() => {}, 1_000)
