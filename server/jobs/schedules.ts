import { takeTurn } from '#db/schedules.ts'
import { addWork } from '#domain/outbox/add-work.server.ts'
import { kindNames, kinds } from '#domain/outbox/kinds.ts'
import type { PlatformCtx } from '#domain/platform-ctx.ts'

const scheduled = kindNames.flatMap((kind) => {
  const { everySeconds } = kinds[kind] as { everySeconds?: number }
  return everySeconds === undefined ? [] : [{ kind, everySeconds }]
})

/** Puts work whose turn has come into the outbox: once for all processes, and then with the outbox's retries. */
export async function addScheduledWork({ transaction }: PlatformCtx): Promise<void> {
  for (const { kind, everySeconds } of scheduled) {
    await transaction(async (db) => {
      if (await takeTurn(db, kind, everySeconds)) await addWork(db, { kind, payload: {} as never })
    })
  }
}
