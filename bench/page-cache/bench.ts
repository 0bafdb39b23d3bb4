// npm run bench:pages: what a page costs in CPU, made and kept, beside static files from Hono and nginx. Rounds are
// interleaved, so that a noisy machine is noisy for everyone; read the ratios. Linux only (CPU times are from /proc).
// `-- --before <checkout>` makes the same pages with another version, too (built, installed).
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { cpuMicros, get, load, type Target } from './load.ts'
import { hasNginx, nginxWorkers, startNginx } from './nginx.ts'

const rounds = Number(process.env.ROUNDS ?? 7)
const { before: earlierRoot } = parseArgs({ options: { before: { type: 'string' } } }).values
const ports = { before: 4100, made: 4101, kept: 4102, hono: 4103, bare: 4104, nginxFiles: 4105, nginxCache: 4106 }
const listing = '/search/new-used-and-demo-cars'
const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'))
const files = join(folder, 'files')
const children: ChildProcess[] = []

interface Contestant {
  name: string
  target: Target
  pids: number[]
  requests: number
  connections: number
  /** The name of the page whose making it is compared with. */
  against: string
  micros: number[]
}

const at = (port: number, path: string): Target => ({ port, host: `meridian.localhost:${port}`, path })

function start(args: string[], env: NodeJS.ProcessEnv = process.env, cwd = '.'): number {
  const child = spawn(process.execPath, args, { env, cwd, stdio: 'ignore' })
  children.push(child)
  return child.pid!
}

async function startOurs(name: 'before' | 'made' | 'kept', cacheMb: string, root = '.'): Promise<number> {
  const env = {
    ...process.env,
    MODE: 'demo',
    DATABASE_URL: '',
    DEMO_VEHICLES: '2000',
    DATA_DIR: join(folder, name),
    PORT: String(ports[name]),
    PAGE_CACHE_MB: cacheMb,
  }
  const node = ['--import', './scripts/prepare-runtime.mjs']
  spawnSync(process.execPath, [...node, 'server/commands/prepare-data.ts'], { env, cwd: root, stdio: 'ignore' })
  const pid = start([...node, 'server/main.ts'], env, root)
  await answering(at(ports[name], '/healthz'))
  return pid
}

async function answering(target: Target): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (
      await load(target, 1, 1).then(
        () => true,
        () => false,
      )
    )
      return
    await sleep(100)
  }
  throw new Error(`Nothing answers on port ${target.port}.`)
}

async function saveListing(): Promise<void> {
  const page = await get(at(ports.kept, listing), 'identity')
  mkdirSync(files, { recursive: true })
  writeFileSync(join(files, 'page.html'), page)
  writeFileSync(join(files, 'page.html.br'), brotliCompressSync(page))
}

async function gather(): Promise<Contestant[]> {
  const all: Contestant[] = []
  const kept = (name: string, target: Target, pids: number[], against = 'listing, made') =>
    all.push({ name, target, pids, against, requests: 10_000, connections: 64, micros: [] })
  // One at a time: a page that is asked for while it is being made is made once for all who ask.
  const made = (name: string, target: Target, pids: number[]) =>
    all.push({ name, target, pids, against: name, requests: 300, connections: 1, micros: [] })

  const making = [await startOurs('made', '0')]
  const keeping = [await startOurs('kept', '64')]
  await saveListing()
  if (earlierRoot) {
    const earlier = [await startOurs('before', '0', earlierRoot)]
    made('front page, made before', at(ports.before, '/'), earlier)
    made('listing, made before', at(ports.before, listing), earlier)
  }
  made('front page, made', at(ports.made, '/'), making)
  kept('front page, kept', at(ports.kept, '/'), keeping, 'front page, made')
  kept('front page’s data, kept', at(ports.kept, '/_.data'), keeping, 'front page, made')
  made('listing, made', at(ports.made, listing), making)
  kept('listing, kept', at(ports.kept, listing), keeping)
  kept('listing’s data, kept', at(ports.kept, `${listing}.data`), keeping)
  kept('the listing’s bytes, bare node:http', at(ports.bare, '/'), [
    start(['bench/page-cache/bare-server.ts', files, String(ports.bare)]),
  ])
  kept('as a file, Hono serveStatic', at(ports.hono, '/page.html'), [
    start(['bench/page-cache/static-server.ts', files, String(ports.hono)]),
  ])
  if (hasNginx()) {
    const nginx = startNginx({
      folder,
      staticPort: ports.nginxFiles,
      cachePort: ports.nginxCache,
      upstreamPort: ports.kept,
    })
    children.push(nginx)
    await answering(at(ports.nginxFiles, '/page.html.br'))
    kept('as a file, nginx', at(ports.nginxFiles, '/page.html.br'), nginxWorkers(nginx.pid!))
    kept('nginx proxy_cache before ours', at(ports.nginxCache, listing), nginxWorkers(nginx.pid!))
  } else console.log('nginx is not installed: measured without it.')
  for (const { target } of all) await answering(target)
  return all
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

try {
  const contestants = await gather()
  // Long enough for every server to have compiled what it uses.
  for (const { target, requests, connections } of contestants) await load(target, requests * 4, connections)
  for (let round = 0; round < rounds; round++) {
    for (const { target, pids, requests, connections, micros } of contestants) {
      const before = cpuMicros(pids)
      await load(target, requests, connections)
      micros.push((cpuMicros(pids) - before) / requests)
    }
  }
  console.log(`\n| | CPU µs a request, median of ${rounds} | share of making the page |\n|---|---|---|`)
  for (const { name, against, micros } of contestants) {
    const making = contestants.find((each) => each.name === against)!.micros
    const ratios = micros.map((value, round) => making[round]! / value)
    console.log(
      `| ${name} | ${median(micros).toFixed(0)} | ${name === against ? '' : `1/${median(ratios).toFixed(0)}`} |`,
    )
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
