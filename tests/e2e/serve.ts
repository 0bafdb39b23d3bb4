// Serves the demo from a folder of its own, so that tests never touch a developer's data.
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { readEnvironment } from '../../config/environment.ts'
import { demoOriginals } from '../../demo/media-originals.ts'
import { openEmbedded } from '../../db/embedded/embedded-database.ts'
import { main as prepareData } from '../../server/commands/prepare-data.ts'
import { shellDeps } from '../../server/commands/run-command.ts'
import { loadAssets } from '../../server/assets.ts'
import { createPages } from '../../server/pages.ts'
import { startServer } from '../../server/start-server.ts'
import { firstOf, type Originals } from '../../services/media/originals.ts'
import { endWithRun, temporaryFolder } from '../test-run.ts'
import { tinyPictures } from '../tiny-pictures.ts'
import { port } from './sites.ts'
import { prepareYard, realPictures } from './yard.ts'

endWithRun(process)
const folder = temporaryFolder()
const env = { DATA_DIR: folder.path, DEMO_VEHICLES: '1500', PORT: String(port), LOG_LEVEL: 'warn', MODE: 'demo' }

const said: string[] = []
const say = (text: string): unknown => said.push(text)
if ((await prepareData([], { ...shellDeps(), env, out: say, err: say })) !== 0) throw new Error(said.join('\n'))
const db = await openEmbedded({ dir: folder.path })
await prepareYard(db)
await db.close()

const demoPictures = demoOriginals()
const realOnes: Originals = {
  open: async (id, width) =>
    id.startsWith(realPictures) ? demoPictures.open(id.slice(realPictures.length), width) : null,
}
const build = join(import.meta.dirname, '../../build')
const serverBuild: ServerBuild = await import(join(build, 'server/index.js'))
const server = await startServer(readEnvironment(env), {
  pages: createPages(serverBuild),
  assets: await loadAssets(join(build, 'client')),
  originals: firstOf(realOnes, tinyPictures),
})
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
