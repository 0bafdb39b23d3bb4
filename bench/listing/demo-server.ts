import { spawn, spawnSync, type StdioOptions } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const demoPort = 4131

export const listingAt = (site: string, port = demoPort): string =>
  `http://${site}.localhost:${port}/search/new-used-and-demo-cars`

/** The name is no machine's: the server is asked where it is, for the site that is meant. */
export function read(url: string, accept = '*/*'): Promise<string> {
  const { host, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    const call = request({ port: demoPort, path: pathname + search, headers: { host, accept } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks).toString()))
    })
    call.on('error', reject).end()
  })
}

/** What goes wrong is seen; what goes well is not. */
const quiet = ['ignore', 'ignore', 'inherit'] satisfies StdioOptions

/** The demo of a checkout at its full volume, from a folder of its own; ends with `stop`. */
export async function startDemo({ checkout = '.', port = demoPort } = {}): Promise<{ stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-listing-'))
  const env = {
    ...process.env,
    MODE: 'demo',
    DATABASE_URL: '',
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'error',
  }
  spawnSync(process.execPath, ['--import', './scripts/prepare-runtime.mjs', 'server/commands/prepare-data.ts'], {
    cwd: checkout,
    env,
    stdio: quiet,
  })
  const server = spawn(process.execPath, ['--import', './scripts/prepare-runtime.mjs', 'server/main.ts'], {
    cwd: checkout,
    env,
    stdio: quiet,
  })
  const stop = () => {
    server.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 1_200; tries++) {
    if (
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { stop }
    await sleep(100)
  }
  stop()
  throw new Error('The demo did not start.')
}
