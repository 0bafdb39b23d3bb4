// Serves the demo from a folder of its own, so that tests never touch a developer's data.
import { openEmbedded } from '../../db/embedded/embedded-database.ts'
import { run, startServerProcess } from '../server-process.ts'
import { temporaryFolder } from '../test-run.ts'
import { port } from './sites.ts'
import { prepareYard } from './yard.ts'

const folder = temporaryFolder()
const env = { DATA_DIR: folder.path, DEMO_VEHICLES: '1500', PORT: String(port), LOG_LEVEL: 'warn' }

const prepared = await run(['server/commands/prepare-data.ts'], env)
if (prepared.code !== 0) throw new Error(prepared.output)
const db = await openEmbedded({ dir: folder.path })
await prepareYard(db)
await db.close()

const { child } = await startServerProcess(env)
for (const stream of [child.stdout, child.stderr]) stream!.pipe(process.stdout)
process.once('SIGTERM', () => child.kill('SIGTERM'))
child.once('exit', (code) => process.exit(code ?? 1))
