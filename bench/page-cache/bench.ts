// npm run bench:pages: what a page costs in CPU, kept and made, beside static files from Hono and nginx. Rounds are
// interleaved, so that a noisy machine is noisy for everyone; read the ratios. Linux only (CPU times are from /proc).
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { cpuMicros, get, load, type Target } from './load.ts'
import { hasNginx, nginxPids, startNginx } from './nginx.ts'

const rounds = Number(process.env.ROUNDS ?? 7)
const path = '/search/new-used-and-demo-cars'
const ports = { made: 4101, kept: 4102, hono: 4103, nginxFiles: 4104, nginxCache: 4105 }
const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'))
const children: ChildProcess[] = []

interface Contestant {
  name: string
  target: Target
  pids: number[]
  requests: number
  /** One at a time for pages that are made, since those made together are made once. */
  connections: number
  micros: number[]
}

const at = (port: number, where: string): Target => ({ port, host: `southbank.localhost:${port}`, path: where })

async function startOurs(name: 'made' | 'kept', cacheMb: string): Promise<number> {
  const env = { ...process.env, MODE: 'demo', DATABASE_URL: '', DATA_DIR: join(folder, name), PORT: String(ports[name]), PAGE_CACHE_MB: cacheMb }
  spawnSync(process.execPath, ['server/commands/prepare-data.ts'], { env, stdio: 'ignore' })
  const child = spawn(process.execPath, ['--import', './scripts/prepare-runtime.mjs', 'server/main.ts'], { env, stdio: 'ignore' })
  children.push(child)
  await answering(at(ports[name], '/healthz'))
  return child.pid!
}

async function answering(target: Target): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await load(target, 1, 1).then(() => true, () => false)) return
    await sleep(100)
  }
  throw new Error(`Nothing answers on port ${target.port}.`)
}

async function savePage(): Promise<void> {
  const page = await get(at(ports.kept, path), 'identity')
  mkdirSync(join(folder, 'files'), { recursive: true })
  writeFileSync(join(folder, 'files/page.html'), page)
  writeFileSync(join(folder, 'files/page.html.br'), brotliCompressSync(page))
}

function contestant(name: string, target: Target, pids: number[], requests = 5_000, connections = 16): Contestant {
  return { name, target, pids, requests, connections, micros: [] }
}

async function gather(): Promise<Contestant[]> {
  const made = await startOurs('made', '0')
  const kept = await startOurs('kept', '64')
  await savePage()
  const hono = spawn(process.execPath, ['bench/page-cache/static-server.ts', join(folder, 'files'), String(ports.hono)], { stdio: 'inherit' })
  children.push(hono)
  await answering(at(ports.hono, '/page.html'))
  const all = [
    contestant('page, made', at(ports.made, path), [made], 150, 1),
    contestant('page, kept', at(ports.kept, path), [kept]),
    contestant('data, made', at(ports.made, `${path}.data`), [made], 300, 1),
    contestant('data, kept', at(ports.kept, `${path}.data`), [kept]),
    contestant('file, Hono serveStatic (.br)', at(ports.hono, '/page.html'), [hono.pid!]),
  ]
  if (!hasNginx()) {
    console.log('nginx is not installed: measured without it.')
    return all
  }
  const nginx = startNginx({ folder, staticPort: ports.nginxFiles, cachePort: ports.nginxCache, upstreamPort: ports.kept })
  children.push(nginx)
  await answering(at(ports.nginxFiles, '/page.html'))
  const workers = nginxPids(nginx.pid!)
  return [
    ...all,
    contestant('file, nginx (the .br form)', at(ports.nginxFiles, '/page.html.br'), workers),
    contestant('page, nginx proxy_cache before ours', at(ports.nginxCache, path), workers),
  ]
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

try {
  const contestants = await gather()
  for (const { target, requests, connections } of contestants) await load(target, requests, connections)
  for (let round = 0; round < rounds; round++) {
    for (const { target, pids, requests, connections, micros } of contestants) {
      const before = cpuMicros(pids)
      await load(target, requests, connections)
      micros.push((cpuMicros(pids) - before) / requests)
    }
  }
  const [page] = contestants
  console.log(`\n| | CPU µs a request, median of ${rounds} | of making the page |\n|---|---|---|`)
  for (const { name, micros } of contestants) {
    const ratios = micros.map((value, round) => page!.micros[round]! / value)
    console.log(`| ${name} | ${median(micros).toFixed(0)} | 1/${median(ratios).toFixed(0)} |`)
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
