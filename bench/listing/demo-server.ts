import { spawn, spawnSync, type StdioOptions } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { giveWay } from '../give-way.ts'

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

/**
 * The demo of a checkout at its full volume, from a folder of its own; ends with `stop`. Where it gives way, it leaves the
 * processor to the browser that is measured: a server is another machine.
 */
export async function startDemo({ checkout = '.', port = demoPort, givesWay = false } = {}): Promise<{
  stop: () => void
}> {
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
  if (givesWay) giveWay(server.pid!)
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
    ) {
      await untilAtRest(port)
      return { stop }
    }
    await sleep(100)
  }
  stop()
  throw new Error('The demo did not start.')
}

/** A demo that has just started makes its pictures for a minute or two, on the processor that is measured. */
export async function untilAtRest(port = demoPort): Promise<void> {
  for (let [seconds, used, idle] = [0, Number.NaN, 0]; seconds < 300 && idle < 3; seconds++) {
    const before = used
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`).then((response) => response.text())
    used = Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
    idle = used - before < 0.1 ? idle + 1 : 0
    await sleep(1_000)
  }
}
