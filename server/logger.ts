import { destination, type DestinationStream, pino, stdSerializers } from 'pino'
import { loggableError } from '#db/loggable-error.ts'

/**
 * Structured lines on standard output, written in blocks: a system call per line costs more than sending a cached page.
 * Nothing personal is logged: paths without their query, no bodies, no values of queries.
 */
export const createLogger = (level: string, to: DestinationStream = standardOutput()) =>
  pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => stdSerializers.err(loggableError(error) as Error) },
    },
    to,
  )

const standardOutput = () =>
  destination({ dest: 1, sync: false, minLength: 32 * 1024, maxWrite: 64 * 1024, periodicFlush: 500 })

export type ServerLogger = ReturnType<typeof createLogger>
