/** Writes row after row and says each number once the database has acknowledged it. Called as: db-writer.ts <folder>. */
import { writeSync } from 'node:fs'
import { openDatabase } from '../../db/open-database.ts'
import { dealerGroup } from '../../db/schema.ts'

const db = await openDatabase({ dir: process.argv[2] })
for (let number = 0; ; number += 1) {
  const [row] = await db.orm
    .insert(dealerGroup)
    .values({ slug: `${process.pid}-${number}`, name: 'x'.repeat(500) })
    .returning()
  writeSync(1, `${row!.id}\n`)
}
