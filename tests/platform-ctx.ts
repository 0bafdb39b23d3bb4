import type { Database } from '#db/database.ts'
import type { Clock } from '#domain/clock.ts'
import type { PlatformCtx } from '#domain/platform-ctx.ts'
import { platformCtx } from '#server/platform-ctx.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** The platform's context on a database, at a fixed time unless told otherwise. */
export const testPlatformCtx = (db: Database, clock: Clock = () => new Date('2026-06-01T00:00:00Z')): PlatformCtx =>
  platformCtx({ db, clock, log: silent })
