import { parseArgs } from 'node:util'
import { makeApiToken, type TokenOwner } from '#domain/accounts/api-token.server.ts'
import { isTokenScope, tokenScopes, type TokenScope } from '#domain/accounts/token-scopes.ts'
import { type CommandDeps, UsageError, exitCodeOf, shellDeps, withPlatform } from './run-command.ts'

const usage = `Usage: npm run token:add -- --site <slug> | --dealership <slug> --name <name> --scope <scope> [options]

  --site <slug>         whose API the token opens, or
  --dealership <slug>   whose stock it concerns, on every site that shows it
  --name <name>         what the token is for, such as 'photo feed'
  --scope <scope>       what it may do; repeatable
${Object.entries(tokenScopes)
  .map(([name, meaning]) => `                          ${name}  ${meaning}`)
  .join('\n')}
  --expires <day>       the last day it can be used, as 2027-06-30; without one it never expires
  --help                print this

The token is printed once; only its hash is stored. Exit code: 0 made, 1 refused, 2 wrong usage.`

/** Makes an API token and prints it; answers the exit code. */
export function main(argv: string[], deps: CommandDeps): Promise<number> {
  return exitCodeOf(deps, usage, async () => {
    const token = readArguments(argv)
    if (token === 'help') {
      deps.out(usage)
      return 0
    }
    deps.out(await withPlatform(deps, (ctx) => makeApiToken(ctx, token)))
    return 0
  })
}

function readArguments(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      site: { type: 'string' },
      dealership: { type: 'string' },
      name: { type: 'string' },
      scope: { type: 'string', multiple: true, default: [] },
      expires: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  const { name, scope, expires } = values
  if (!name?.trim()) throw new UsageError('--name is missing.')
  return { owner: ownerOf(values), name, scopes: scopesOf(scope), expiresAt: expires ? endOf(expires) : null }
}

function ownerOf({ site, dealership }: { site?: string; dealership?: string }): TokenOwner {
  if (site !== undefined && dealership !== undefined) throw new UsageError('Give --site or --dealership, not both.')
  if (site !== undefined) return { site }
  if (dealership !== undefined) return { dealership }
  throw new UsageError('--site or --dealership is missing.')
}

function scopesOf(given: string[]): TokenScope[] {
  const unknown = given.find((scope) => !isTokenScope(scope))
  if (unknown !== undefined) throw new UsageError(`There is no scope "${unknown}".`)
  if (given.length === 0) throw new UsageError('--scope is missing.')
  return given.filter(isTokenScope)
}

/** The end of a day, wherever in Australia it ends last. */
function endOf(day: string): Date {
  const end = new Date(`${day}T23:59:59+08:00`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(end.getTime())) {
    throw new UsageError(`--expires wants a day such as 2027-06-30, not "${day}".`)
  }
  return end
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), shellDeps())
