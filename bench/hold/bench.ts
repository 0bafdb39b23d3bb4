// npm run bench:hold: while one site is flooded with searches, with pages and with both, what do visitors of another wait
// for, and how much memory stays taken? `-- --root <checkout>` measures the server of another checkout (built, installed).
// The waves are sent at low priority: they stand for strangers' machines, not for ours. Linux only.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { get } from '../page-cache/load.ts'

const { values: options } = parseArgs({
  options: { root: { type: 'string', default: '.' }, seconds: { type: 'string', default: '10' } },
})
const folder = mkdtempSync(join(tmpdir(), 'forecourt-hold-'))
const port = 4111
const children: ChildProcess[] = []
const here = import.meta.dirname

interface Times {
  p50: number
  p99: number
  longest: number
}

/** A script's only line, read as JSON. */
function run<T>(script: string, args: readonly string[], priority = 0): Promise<T> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(here, script), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(child)
    setPriority(child.pid!, priority)
    let text = ''
    child.stdout!.on('data', (chunk: Buffer) => (text += chunk))
    child.on('close', () => {
      try {
        resolve(JSON.parse(text) as T)
      } catch {
        reject(new Error(`${script} said ${text}`))
      }
    })
  })
}

async function startServer(): Promise<number> {
  const env = {
    ...process.env,
    MODE: 'demo',
    DATABASE_URL: '',
    DEMO_VEHICLES: '2000',
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'fatal',
  }
  const node = ['--import', './scripts/prepare-runtime.mjs']
  spawnSync(process.execPath, [...node, 'server/commands/prepare-data.ts'], { env, cwd: options.root, stdio: 'ignore' })
  const child = spawn(process.execPath, [...node, 'server/main.ts'], { env, cwd: options.root, stdio: 'ignore' })
  children.push(child)
  for (let tries = 0; tries < 300; tries++) {
    const answered = await get({ port, host: `southbank.localhost:${port}`, path: '/' }, 'br').catch(() => null)
    if (answered) return child.pid!
    await sleep(100)
  }
  throw new Error('The server does not answer.')
}

const resident = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

/** How long a listing takes that is made for one visitor while nobody else asks. */
async function renderMs(mark: string): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < 60; at++) {
    const started = performance.now()
    await get(
      { port, host: `meridian.localhost:${port}`, path: `/search/new-used-and-demo-cars?query=${mark}${at}` },
      'br',
    )
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[30]!
}

async function during(name: string, waves: readonly string[]): Promise<void> {
  const flooding = waves.map((kind) =>
    run<object>('wave.ts', [kind, String(port), options.seconds], constants.priority.PRIORITY_LOW),
  )
  if (waves.length > 0) await sleep(1_000)
  const { page, health } = await run<{ page: Times; health: Times }>('probe.ts', [
    String(port),
    String(Number(options.seconds) - 2),
  ])
  const line = ({ p50, p99, longest }: Times) => `${p50} | ${p99} | ${longest}`
  console.log(`| ${name} | ${line(page)} | ${line(health)} | ${resident(pid).toFixed(0)} |`)
  for (const answers of await Promise.all(flooding)) console.error(JSON.stringify(answers))
}

let pid = 0
try {
  pid = await startServer()
  await renderMs('first')
  const render = await renderMs('quiet')
  const before = resident(pid)
  console.log('| another site, ms | cached page p50 | p99 | longest | /healthz p50 | p99 | longest | resident MB |')
  console.log('|---|---|---|---|---|---|---|---|')
  await during('quiet', [])
  await during('24 queries in one request, 10 at a time', ['searches'])
  await during('500 connections, a new listing each time', ['pages'])
  await during('both', ['searches', 'pages'])
  await sleep(60_000)
  await during('quiet, a minute later', [])
  console.log(
    `\nA listing takes ${render.toFixed(1)} ms to make. Memory is ${(resident(pid) / before).toFixed(2)} times what it was.`,
  )
} finally {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
