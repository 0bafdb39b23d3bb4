import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { nodeArgs } from './server-process.ts'
import { endWithRun } from './test-run.ts'

const root = join(import.meta.dirname, '..')
const cannotMount = 125
/** The mount is seen by the program alone, and ends with it. */
const mounted = `mount -t tmpfs -o size=64k tmpfs "$DISK" 2>&1 || exit ${cannotMount}; ${fill()}; exec "$@"`
const unmounted = `${fill()}; exec "$@"`

function fill(): string {
  return 'head -c 100000 /dev/zero > "$DISK/ballast" 2> /dev/null'
}

/**
 * Runs a script of the project to its end beside a disk that is full: at $DISK, until somebody removes the file `ballast`
 * there. A real one where this user may mount, else a folder that plays one.
 */
export async function runOnFullDisk(args: string[], disk: string): Promise<{ code: number; output: string }> {
  const node = [process.execPath, ...nodeArgs]
  const namespace = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--map-root-user']
  const real = await run('unshare', [...namespace, 'sh', '-c', mounted, 'sh', ...node, ...args], disk)
  if (real.code !== cannotMount) return real
  return run('sh', ['-c', unmounted, 'sh', ...node, '--import', './tests/no-space.mjs', ...args], disk)
}

async function run(command: string, args: string[], disk: string): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    MODE: 'demo',
    DATABASE_URL: '',
    PORT: '0',
    DATA_DIR: disk,
    DISK: disk,
  }
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close') as Promise<[number]>
  // There is no such command: there is no such mount.
  const missing = new Promise<[number]>((resolve) => void child.once('error', () => resolve([cannotMount])))
  if (child.pid !== undefined) endWithRun(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = await Promise.race([ended, missing])
  return { code, output }
}
