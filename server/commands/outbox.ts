import { parseArgs } from 'node:util'
import { countWork, listDead, reviveDead } from '#db/outbox.ts'
import { type CommandDeps, UsageError, exitCodeOf, shellDeps, withPlatform } from './run-command.ts'

const usage = `Usage: npm run outbox [-- --retry <id> … | --retry-all]

Without options, says how much work waits and lists what was given up, with the reason.

  --retry <id>    lets work that was given up be tried again; repeatable
  --retry-all     all of it
  --help          print this

Exit code: 0 done, 1 failed, 2 wrong usage.`

/** Shows what the outbox holds and lets dead work be tried again; answers the exit code. */
export function main(argv: string[], deps: CommandDeps): Promise<number> {
  return exitCodeOf(deps, usage, async () => {
    const { values } = parseArgs({
      args: argv,
      options: {
        retry: { type: 'string', multiple: true, default: [] },
        'retry-all': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      deps.out(usage)
      return 0
    }
    const ids = values['retry-all'] ? 'all' : values.retry.map(idOf)
    await withPlatform(deps, async ({ db }) => {
      if (ids === 'all' || ids.length > 0) {
        deps.out(`${await reviveDead(db, ids)} to be tried again.`)
        return
      }
      const { due, oldestSeconds, dead } = await countWork(db)
      deps.out(`${due} due, the oldest for ${Math.round(oldestSeconds)} s; ${dead} given up.`)
      for (const { id, kind, siteId, leadId, attempts, deadAt, lastError } of await listDead(db)) {
        const what = leadId === null ? kind : `${kind} of lead ${leadId} at site ${siteId}`
        deps.out(`${id}  ${what}  given up ${deadAt?.toISOString()} after ${attempts} attempts: ${lastError}`)
      }
    })
    return 0
  })
}

function idOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`--retry wants a number from the list, not "${text}".`)
  return Number(text)
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), shellDeps())
