import { pino } from 'pino'

/** Structured lines on standard output. Nothing personal is logged: paths without their query, no bodies. */
export const createLogger = (level: string) =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['*.authorization', '*.cookie', '*.password'],
  })

export type ServerLogger = ReturnType<typeof createLogger>
