import { once } from 'node:events'
import { run, startServerProcess } from '../server-process.ts'
import { temporaryFolder } from '../test-run.ts'

/** The demo from a folder of its own, on a free port. */
export async function startDemo(vehicles: number): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = temporaryFolder()
  const env = { DATA_DIR: folder.path, DEMO_VEHICLES: String(vehicles), LOG_LEVEL: 'warn' }
  const { code, output } = await run(['server/commands/prepare-data.ts'], env)
  if (code !== 0) throw new Error(output)
  const { child, port } = await startServerProcess(env)
  const stop = async () => {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
    folder.remove()
  }
  return { origin: `http://localhost:${port}`, stop }
}
