import { parseArgs } from 'node:util'
import { makeApiToken } from '#domain/accounts/api-token.server.ts'
import { type CommandDeps, UsageError, exitCodeOf, shellDeps, withDatabase } from './run-command.ts'

const usage = `Usage: npm run token:add -- --site <slug> --name <name>

  --site <slug>   the site whose API the token opens
  --name <name>   what the token is for, such as 'photo feed'
  --help          print this

The token is printed once; only its hash is kept. Exit code: 0 made, 1 refused, 2 wrong usage.`

/** Makes an API token and prints it; answers the exit code. */
export function main(argv: string[], deps: CommandDeps): Promise<number> {
  return exitCodeOf(deps, usage, async () => {
    const { values } = parseArgs({
      args: argv,
      options: { site: { type: 'string' }, name: { type: 'string' }, help: { type: 'boolean', default: false } },
    })
    if (values.help) {
      deps.out(usage)
      return 0
    }
    const { site, name } = values
    if (site === undefined || name === undefined)
      throw new UsageError(`--${site === undefined ? 'site' : 'name'} is missing.`)
    deps.out(await withDatabase(deps, (db) => makeApiToken(db, site, name)))
    return 0
  })
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), shellDeps())
