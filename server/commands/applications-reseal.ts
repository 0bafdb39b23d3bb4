import { parseArgs } from 'node:util'
import { removeLost, resealApplications } from '#domain/finance/application/reseal.server.ts'
import { readKeys } from '../open-sealing.ts'
import { type CommandDeps, exitCodeOf, shellDeps, withPlatform } from './run-command.ts'

const usage = `Usage: npm run applications:reseal [-- --remove-lost]

Seals every finance application with the current key, the first of APPLICATION_KEYS. When it is done, the older keys can be
taken out of APPLICATION_KEYS: links signed with them stop working, and nothing else. It works beside a running server.

  --remove-lost   first removes applications whose key is in APPLICATION_KEYS no more: they cannot be read by anyone
  --help          print this

Exit code: 0 done, 1 failed, 2 wrong usage.`

/** Changes the key of all applications; answers the exit code. */
export function main(argv: string[], deps: CommandDeps): Promise<number> {
  return exitCodeOf(deps, usage, async () => {
    const { values } = parseArgs({
      args: argv,
      options: { 'remove-lost': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    })
    if (values.help) {
      deps.out(usage)
      return 0
    }
    await withPlatform(deps, async (ctx, environment) => {
      const keys = readKeys(environment)
      if (values['remove-lost']) deps.out(`${await removeLost(ctx, keys)} without a key removed.`)
      deps.out(`${await resealApplications(ctx, keys)} sealed anew; all are sealed with key ${keys.currentId}.`)
    })
    return 0
  })
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), shellDeps())
