import { once } from 'node:events'
import { openEmbedded } from '../../db/embedded/embedded-database.ts'
import { site } from '../../db/schema.ts'
import { run, startServerProcess } from '../server-process.ts'
import { temporaryFolder } from '../test-run.ts'
import { type StatePage, statePages } from './vehicle-states.ts'

export interface Demo {
  readonly origin: string
  /** Of each site, by its slug, a vehicle in every state; a demo that was there before does not say. */
  readonly states: ReadonlyMap<string, readonly StatePage[]>
  readonly stop: () => Promise<void>
}

/** The demo from a folder of its own, on a free port. */
export async function startDemo(vehicles: number): Promise<Demo> {
  const folder = temporaryFolder()
  const env = { DATA_DIR: folder.path, DEMO_VEHICLES: String(vehicles), LOG_LEVEL: 'warn' }
  const { code, output } = await run(['server/commands/prepare-data.ts'], env)
  if (code !== 0) throw new Error(output)
  const states = await readStates(folder.path)
  const { child, port } = await startServerProcess(env)
  const stop = async () => {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
    folder.remove()
  }
  return { origin: `http://localhost:${port}`, states, stop }
}

/** While the server does not have the database to itself. */
async function readStates(dir: string): Promise<Demo['states']> {
  const db = await openEmbedded({ dir })
  try {
    const rows = await db.orm.select({ slug: site.slug }).from(site)
    return new Map(await Promise.all(rows.map(async ({ slug }) => [slug, await statePages(db, slug)] as const)))
  } finally {
    await db.close()
  }
}
