import { parseArgs } from 'node:util'
import { listApiTokens, revokeApiTokens } from '#domain/accounts/api-token.server.ts'
import { type CommandDeps, UsageError, exitCodeOf, shellDeps, withPlatform } from './run-command.ts'

const usage = `Usage: npm run tokens [-- --revoke <id> …]

Without options, lists every API token: whose, for what, when it was last used and when it expires.

  --revoke <id>   ends a token at once; repeatable
  --help          print this

Exit code: 0 done, 1 refused, 2 wrong usage.`

/** Lists or revokes API tokens; answers the exit code. */
export function main(argv: string[], deps: CommandDeps): Promise<number> {
  return exitCodeOf(deps, usage, async () => {
    const { values } = parseArgs({
      args: argv,
      options: { revoke: { type: 'string', multiple: true, default: [] }, help: { type: 'boolean', default: false } },
    })
    if (values.help) {
      deps.out(usage)
      return 0
    }
    const ids = values.revoke.map(idOf)
    await withPlatform(deps, async (ctx) => {
      if (ids.length > 0) {
        await revokeApiTokens(ctx, ids)
        deps.out(`Revoked: ${ids.join(', ')}.`)
        return
      }
      for (const { token, site, dealership } of await listApiTokens(ctx)) {
        const owner = site ? `site ${site}` : `dealership ${dealership}`
        const state = token.revokedAt
          ? 'revoked'
          : `expires ${dayOf(token.expiresAt)}, last used ${dayOf(token.lastUsedAt)}`
        deps.out(`${token.id}  ${owner}  "${token.name}"  ${token.scopes.join(' ')}  ${state}`)
      }
    })
    return 0
  })
}

function idOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`--revoke wants a token's number, not "${text}".`)
  return Number(text)
}

const dayOf = (moment: Date | null): string => moment?.toISOString().slice(0, 10) ?? 'never'

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), shellDeps())
