import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Readings } from './probe.ts'

const port = 4_177
const probe = join(import.meta.dirname, 'probe.ts')

/** A server of the demo in a process of its own, with a probe in it. */
export class MeasuredServer {
  /** From the start of the process until it said that it is ready, in seconds. */
  readonly startSeconds: number
  readonly #process: ChildProcess

  private constructor(server: ChildProcess, startSeconds: number) {
    this.#process = server
    this.startSeconds = startSeconds
  }

  /** Starts the server of this working copy on a folder of data. */
  static async start(root: string, dataDir: string): Promise<MeasuredServer> {
    const started = performance.now()
    const server = spawn(
      process.execPath,
      ['--import', './scripts/prepare-runtime.mjs', '--import', probe, 'server/main.ts'],
      {
        cwd: root,
        env: { ...process.env, MODE: 'demo', DATABASE_URL: '', DATA_DIR: dataDir, PORT: `${port}`, LOG_LEVEL: 'error' },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    )
    while (
      !(await ask('localhost', '/readyz').then(
        ({ status }) => status === 200,
        () => false,
      ))
    ) {
      if (server.exitCode !== null) throw new Error('The server did not start.')
      await sleep(50)
    }
    return new MeasuredServer(server, (performance.now() - started) / 1000)
  }

  begin(): Promise<Readings> {
    return this.#ask('begin')
  }

  read(): Promise<Readings> {
    return this.#ask('read')
  }

  async stop(): Promise<void> {
    this.#process.kill('SIGTERM')
    await once(this.#process, 'exit')
  }

  async #ask(what: 'begin' | 'read'): Promise<Readings> {
    const answer = once(this.#process, 'message')
    this.#process.send(what)
    return (await answer)[0] as Readings
  }
}

/** One page of a site of the demo, read to its end. */
export async function visit(site: string, path: string): Promise<void> {
  const { status } = await ask(`${site}.localhost`, path)
  if (status !== 200) throw new Error(`${site}${path} answered ${status}.`)
}

function ask(host: string, path: string): Promise<{ status: number | undefined }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': 'gzip' } }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode }))
    }).on('error', reject)
  })
}
