import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { endWithRun, runFolder } from './test-run.ts'

const root = join(import.meta.dirname, '..')

/** How a script of the project is run. The database's code is soon used and soon done with: to make it quicker would take longer than it runs. */
export const nodeArgs = ['--liftoff-only', '--import', join(root, 'scripts/prepare-runtime.mjs')]

export interface ServerProcess {
  child: ChildProcess
  port: number
  output: () => string
}

/** Runs a script of the project to its end. */
export async function run(args: string[], env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const { child, output } = launch(args, env)
  const [code] = (await once(child, 'close')) as [number]
  return { code, output: output() }
}

/** Starts the server on a free port and waits until it says where it is. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  if (env.DATA_DIR) sharePictures(env.DATA_DIR)
  const { child, output } = launch(['server/main.ts'], { PORT: '0', ...env })
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout!.on('data', () => {
      const found = /http:\/\/localhost:(\d+)/.exec(output())
      if (found) resolve(Number(found[1]))
    })
    child.once('exit', () => reject(new Error(`The server did not start:\n${output()}`)))
  })
  return { child, port, output }
}

/** Servers make the pictures of front pages ahead of visitors, for seconds each: one for all of the run. */
function sharePictures(dataDir: string): void {
  const [own, shared] = [join(dataDir, 'media-cache'), join(runFolder(), 'pictures')]
  mkdirSync(shared, { recursive: true })
  if (!existsSync(own)) symlinkSync(shared, own)
}

function launch(args: string[], env: Record<string, string>) {
  const child = endWithRun(
    spawn(process.execPath, [...nodeArgs, ...args], {
      cwd: root,
      // The test runner sets MODE and NODE_ENV for itself.
      env: { ...process.env, MODE: 'demo', NODE_ENV: undefined, DATABASE_URL: '', DEMO_VEHICLES: '600', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { child, output: () => text }
}
