import { destination, pino, stdTimeFunctions } from 'pino'

/**
 * Structured lines on standard output, written in blocks: a system call per line costs more than sending a kept page.
 * Nothing personal is logged: paths without their query, no bodies.
 */
export const createLogger = (level: string) =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
  )

export type ServerLogger = ReturnType<typeof createLogger>
