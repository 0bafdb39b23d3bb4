import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { readEnvironment } from '../config/environment.ts'
import type { Database } from '../db/database.ts'
import { type RequestBounds, requestBounds } from '../db/request-bounds.ts'
import type { Originals } from '../services/media/originals.ts'
import { loadAssets } from '../server/assets.ts'
import { composeApp, type ComposedApp } from '../server/compose-app.ts'
import { createApp } from '../server/create-app.ts'
import { createLogger } from '../server/logger.ts'
import { openSealing } from '../server/open-sealing.ts'
import { createPages } from '../server/pages.ts'
import { temporaryFolder } from './test-run.ts'
import { tinyPictures } from './tiny-pictures.ts'

/** However busy the machine is, a test is not answered that the database is away. */
const patientBounds = { ...requestBounds, connectMs: 60_000, statementMs: 60_000, readMs: 60_000 }

/** What applications are sealed with in tests. */
export const testKey = 'a'.repeat(64)

const build = join(import.meta.dirname, '../build')

export interface TestApp extends ComposedApp {
  /** Asks the application without a socket: `get('southbank.localhost', '/')`. */
  get: (host: string, path: string, headers?: Record<string, string>) => Promise<Response>
  post: (host: string, path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  fetch: (request: Request) => Promise<Response>
}

interface Options {
  env?: Record<string, string>
  now?: () => Date
  originals?: Originals
  /** How long requests wait for the database. */
  bounds?: RequestBounds
  /** Gets every line that is logged, at every level. */
  logs?: string[]
}

/** The real application, with the built pages, around the given database. */
export async function createTestApp(
  db: Database,
  { env = {}, now = () => new Date(), originals = tinyPictures, bounds = patientBounds, logs }: Options = {},
): Promise<TestApp> {
  const serverBuild: ServerBuild = await import(join(build, 'server/index.js'))
  const data = temporaryFolder()
  // Production needs a key; a demo would make one.
  const environment = readEnvironment({ DATA_DIR: data.path, APPLICATION_KEYS: testKey, ...env })
  const composed = await composeApp({
    environment,
    sealing: await openSealing(environment, db),
    db: { ...db, forRequests: () => db.forRequests(bounds) },
    log: logs ? createLogger('trace', { write: (line) => void logs.push(line) }) : createLogger('silent'),
    clock: now,
    pages: createPages(serverBuild),
    assets: await loadAssets(join(build, 'client')),
    originals,
  })
  const app = createApp(composed.deps)
  return {
    ...composed,
    stop: async () => {
      await composed.stop()
      data.remove()
    },
    fetch: async (request) => app.fetch(request),
    get: async (host, path, headers = {}) => app.request(`http://${host}${path}`, { headers: { host, ...headers } }),
    post: async (host, path, body, headers = {}) =>
      app.request(`http://${host}${path}`, {
        method: 'POST',
        headers: { host, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}
