import { afterAll, beforeAll } from 'vitest'
import { openEmbedded } from '../db/embedded/embedded-database.ts'
import type { Database } from '../db/database.ts'
import { demoSnapshot } from './databases.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** The demo on an embedded database, for one test file: made before its tests, gone after them. */
export function useDemoApp(options: Parameters<typeof createTestApp>[1] = {}): {
  app: () => TestApp
  db: () => Database
} {
  let db: Database
  let app: TestApp
  beforeAll(async () => {
    db = await openEmbedded({ snapshot: await demoSnapshot(options.now?.()) })
    app = await createTestApp(db, options)
  }, 300_000)
  afterAll(async () => {
    await app?.stop()
    await db?.close()
  })
  return { app: () => app, db: () => db }
}
