// npm run db:prepare: brings the database to this version's tables, and in demo mode fills an empty one with the demo.
import { readEnvironment } from '#config/environment.ts'
import { migrate } from '#db/migrate.ts'
import { openForCommand } from '#db/open-database.ts'
import { seedDemo } from '#demo/seed-demo.ts'
import { isOperatorError } from '../operator-error.ts'

try {
  const { databaseUrl, dataDir, mode, demoVehicles } = readEnvironment(process.env)
  const db = await openForCommand({ url: databaseUrl?.reveal(), dir: dataDir })
  try {
    const applied = await migrate(db)
    if (applied.length > 0) console.log(`▸ Database brought up to date: ${applied.join(', ')}`)
    if (mode === 'demo') await seedDemo(db, (text) => console.log(`▸ ${text}`), { vehicles: demoVehicles })
  } finally {
    await db.close()
  }
} catch (error) {
  if (!isOperatorError(error)) throw error
  console.error(error.message)
  process.exit(1)
}
