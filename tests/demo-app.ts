import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../db/database.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { databases, type TestDatabase } from './databases.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** A share of the demo that still has every kind of vehicle: about 600 of them. */
export const testVehicles = 600

/** The demo on an embedded database, for one test file: made before its tests, gone after them. */
export function useDemoApp(options: Parameters<typeof createTestApp>[1] = {}): { app: () => TestApp; db: () => Database } {
  let database: TestDatabase
  let app: TestApp
  beforeAll(async () => {
    const embedded = databases().find(({ name }) => name === 'embedded')!
    database = await embedded.create()
    await seedDemo(database.db, () => {}, { now: options.now?.(), vehicles: testVehicles })
    app = await createTestApp(database.db, options)
  })
  afterAll(async () => {
    await app?.stop()
    await database?.drop()
  })
  return { app: () => app, db: () => database.db }
}
