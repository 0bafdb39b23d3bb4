import { destination, pino } from 'pino'

/**
 * Structured lines on standard output, written in blocks: a system call per line costs more than sending a kept page.
 * Nothing personal is logged: paths without their query, no bodies.
 */
export const createLogger = (level: string) =>
  pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination({ dest: 1, sync: false, minLength: 32 * 1024, maxWrite: 64 * 1024, periodicFlush: 500 }),
  )

export type ServerLogger = ReturnType<typeof createLogger>
