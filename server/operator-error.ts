import { EnvironmentError } from '#config/environment.ts'
import { DatabaseInUseError } from '#db/embedded/exclusive-lock.ts'
import { DatabaseTooOldError } from '#db/postgres.ts'
import { RestoreError } from '#db/restore.ts'
import { MigrationError } from '#db/migrate.ts'

/** The server cannot start until somebody does what the message says. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

const kinds = [EnvironmentError, DatabaseInUseError, DatabaseTooOldError, MigrationError, RestoreError, StartError]

/** Whether the person at the shell can put it right: then the message says how, and a stack would only hide it. */
export const isOperatorError = (error: unknown): error is Error => kinds.some((kind) => error instanceof kind)
