/** The database does not answer, or not in time: nobody's fault who asked, and over when it is back. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'

  constructor(cause: Error) {
    super(`The database does not answer: ${cause.message || codeOf(cause)}`, { cause })
  }
}

const awayNames = new Set(['DatabaseAwayError', 'DatabaseStoppedError'])

/** By name, not by class: pages are built with a copy of this module. Drizzle wraps an error together with its statement. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return awayNames.has(error.name) || isDatabaseAway(error.cause)
}

/** What pg's client and pool say, which have no codes for it. */
const clientWords = /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded|Query read timeout)/
/** Stopping, crashed, starting; too many connections; a statement that took too long. */
const serverStates = /^(08\w{3}|57P0[123]|53300|57014)$/

/** Whether an error of pg's says that the database is away or too slow, and not that it refused a statement. */
export function meansAway(error: Error): boolean {
  if (isAnswer(error)) return serverStates.test(codeOf(error))
  return syscallsOf(error).length > 0 || clientWords.test(error.message)
}

/** Whether trying again at once would be in vain: not so where one connection was lost, or a pool was only busy. */
export function meansAwayForAll(error: Error): boolean {
  if (isAnswer(error)) return /^(57P03|53300)$/.test(codeOf(error))
  const isConnecting = syscallsOf(error).some((name) => name === 'connect' || name === 'getaddrinfo')
  return isConnecting || /^(Connection terminated due to connection timeout|Query read timeout)/.test(error.message)
}

/** Whether the server itself said so: then the connection is sound. */
export const isAnswer = (error: Error): boolean => 'severity' in error && codeOf(error).length === 5

/** What of the network failed; a name with several addresses fails once for each. */
function syscallsOf(error: Error): string[] {
  if (error instanceof AggregateError) return error.errors.flatMap((each: Error) => syscallsOf(each))
  return 'syscall' in error ? [String(error.syscall)] : []
}

const codeOf = (error: Error): string => String((error as NodeJS.ErrnoException).code ?? '')
