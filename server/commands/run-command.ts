import { type Environment, readEnvironment } from '#config/environment.ts'
import type { Database } from '#db/database.ts'
import { isServerGone, ServerGoneError } from '#db/embedded/through-server.ts'
import { pendingMigrations } from '#db/migrate.ts'
import { openForCommand } from '#db/open-database.ts'
import { isAppError } from '#domain/app-error.ts'
import { type Clock, systemClock } from '#domain/clock.ts'
import type { PlatformCtx } from '#domain/platform-ctx.ts'
import { createLogger } from '../logger.ts'
import { isOperatorError, StartError } from '../operator-error.ts'
import { platformCtx } from '../platform-ctx.ts'
import { explained } from '../start-problem.ts'

/** What a command reaches outside of itself. */
export interface CommandDeps {
  env: Record<string, string | undefined>
  open: (environment: Environment) => Promise<Database>
  stdin: AsyncIterable<Uint8Array | string>
  out: (text: string) => void
  err: (text: string) => void
  clock: Clock
}

/** The command was written wrongly: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What a command started from a shell works with. */
export const shellDeps = (): CommandDeps => ({
  env: process.env,
  open: (environment) => {
    const { databaseUrl, dataDir } = environment
    return openForCommand({ url: databaseUrl?.reveal(), dir: dataDir }).catch((error: unknown) => {
      throw explained(error, environment)
    })
  },
  stdin: process.stdin,
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  clock: systemClock,
})

/** Runs work on an up-to-date database and closes it, whatever happens. */
export async function withDatabase<T>(
  deps: CommandDeps,
  work: (db: Database, environment: Environment) => Promise<T>,
): Promise<T> {
  const environment = readEnvironment(deps.env)
  const db = await deps.open(environment)
  try {
    const pending = await pendingMigrations(db)
    if (pending.length > 0) throw new StartError(`The database lacks ${pending.join(', ')}. Run: npm run db:prepare`)
    return await work(db, environment)
  } finally {
    await db.close()
  }
}

/** Runs platform work on an up-to-date database, beside a running server or without one. */
export const withPlatform = <T>(
  deps: CommandDeps,
  work: (ctx: PlatformCtx, environment: Environment) => Promise<T>,
): Promise<T> =>
  withDatabase(deps, (db, environment) =>
    work(platformCtx({ db, clock: deps.clock, log: createLogger('silent') }), environment),
  )

/** The exit code of a command: 0 done, 1 refused or failed, 2 written wrongly. Nobody at a shell needs a stack. */
export async function exitCodeOf(deps: CommandDeps, usage: string, work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UsageError || isArgumentError(error)) {
      deps.err(`${error.message}\n\n${usage}`)
      return 2
    }
    const message = rootMessage(error)
    if (isServerGone(message)) deps.err(new ServerGoneError().message)
    else deps.err(isExpected(error) ? error.message : `Failed: ${message}`)
    return 1
  }
}

const isExpected = (error: unknown): error is Error => isAppError(error) || isOperatorError(error)

const isArgumentError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** The database layer wraps an error together with the whole statement; the cause alone says what happened. */
function rootMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? rootMessage(error.cause) : error.message
}
