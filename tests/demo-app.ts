import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../db/database.ts'
import { embedded, type TestDatabase } from './databases.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** The demo on an embedded database, for one test file: made before its tests, gone after them. */
export function useDemoApp(options: Parameters<typeof createTestApp>[1] = {}): {
  app: () => TestApp
  db: () => Database
} {
  let database: TestDatabase
  let app: TestApp
  beforeAll(async () => {
    database = await embedded.create({ demo: options.now?.() })
    app = await createTestApp(database.db, options)
  }, 300_000)
  afterAll(async () => {
    await app?.stop()
    await database?.drop()
  })
  return { app: () => app, db: () => database.db }
}
