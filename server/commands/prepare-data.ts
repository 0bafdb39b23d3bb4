// Brings the database to this version's tables, and in demo mode fills an empty one with the demo.
import { readEnvironment } from '#config/environment.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open-database.ts'
import { seedDemo } from '#demo/seed-demo.ts'

const environment = readEnvironment(process.env)
const db = await openDatabase({ url: environment.databaseUrl?.reveal(), dir: environment.dataDir })
try {
  const applied = await migrate(db)
  if (applied.length > 0) console.log(`▸ Database brought up to date: ${applied.join(', ')}`)
  if (environment.mode === 'demo') await seedDemo(db, (text) => console.log(`▸ ${text}`))
} finally {
  await db.close()
}
