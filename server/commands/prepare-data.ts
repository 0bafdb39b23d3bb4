// npm run db:prepare: brings the database to this version's tables and configuration keys, and in demo mode fills an
// empty one with the demo.
import { readEnvironment } from '#config/environment.ts'
import { migrate } from '#db/migrate.ts'
import { upgradeLayers } from '#domain/sites/upgrade-layers.server.ts'
import { seedDemo } from '#demo/seed-demo.ts'
import { openPrivateStore } from '../media/open-media-store.ts'
import { type CommandDeps, exitCodeOf, shellDeps } from './run-command.ts'

const usage = 'Usage: npm run db:prepare'

/** Prepares the database and says what it changed; answers the exit code. */
export function main(_argv: string[], deps: CommandDeps): Promise<number> {
  const say = (text: string): void => deps.out(`▸ ${text}`)
  return exitCodeOf(deps, usage, async () => {
    const environment = readEnvironment(deps.env)
    const db = await deps.open(environment)
    try {
      const upgraded: string[] = []
      const applied = await migrate(db, (orm) => upgradeLayers(orm, (text) => upgraded.push(text)))
      if (applied.length > 0) say(`Database brought up to date: ${applied.join(', ')}`)
      for (const text of upgraded) say(text)
      if (environment.mode === 'demo')
        await seedDemo(db, say, { vehicles: environment.demoVehicles, files: openPrivateStore(environment) })
    } finally {
      await db.close()
    }
    return 0
  })
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), shellDeps())
