import { afterAll } from 'vitest'
import type { Database } from '#db/database.ts'
import { openEmbedded } from '#db/embedded/embedded-database.ts'
import { openPostgres } from '#db/postgres.ts'
import { databases, fillFolder } from './databases.ts'
import { isDeep } from './deep.ts'
import { temporaryFolder } from './test-run.ts'

/**
 * The demo as a server's own process finds it by its environment, and as a test opens it once that is gone: on one engine,
 * in depth on each.
 */
export function useProcessPlaces(quick: 'embedded' | 'postgres 18') {
  const folders = [temporaryFolder(), temporaryFolder()]
  afterAll(() => folders.forEach((folder) => folder.remove()))
  const places = {
    embedded: async () => {
      const dir = folders[0]!.path
      await fillFolder(dir, 'demo')
      return { env: { DATA_DIR: dir }, open: (): Promise<Database> => openEmbedded({ dir }), drop: async () => {} }
    },
    'postgres 18': async () => {
      const made = await databases()[1]!.create({ demo: undefined })
      const env = { DATA_DIR: folders[1]!.path, DATABASE_URL: made.url! }
      return { env, open: () => openPostgres({ url: made.url! }), drop: () => made.drop() }
    },
  }
  return Object.entries(places).filter(([name]) => isDeep || name === quick)
}
