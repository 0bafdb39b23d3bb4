type Write = (fields: object, message: string) => void

/** What rules and use cases may say to the log; the server's logger satisfies it. */
export interface Logger {
  debug: Write
  info: Write
  warn: Write
  error: Write
}
