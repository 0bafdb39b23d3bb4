import type { Database } from '#db/database.ts'
import type { CommandDeps } from '#server/commands/run-command.ts'

/** A command on a database that stays open after it; `out` and `err` give what the last run printed. */
export function commandOn(
  db: Database,
  main: (argv: string[], deps: CommandDeps) => Promise<number>,
  stdin: string[] = [],
  env: Record<string, string> = {},
) {
  let printed: { out: string[]; err: string[] } = { out: [], err: [] }
  return {
    run: (...argv: string[]) => {
      printed = { out: [], err: [] }
      return main(argv, {
        env,
        open: async () => ({ ...db, close: async () => {} }),
        stdin: (async function* () {
          yield* stdin
        })(),
        out: (text) => printed.out.push(text),
        err: (text) => printed.err.push(text),
        clock: () => new Date('2026-06-01T00:00:00Z'),
      })
    },
    out: () => printed.out.join('\n'),
    err: () => printed.err.join('\n'),
  }
}
