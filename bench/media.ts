// npm run bench:media: a picture asked for again beside a static file of about its size from the same server, and pages
// while five hundred pictures are being made. Interleaved; read the ratios.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get as httpGet } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { paintColours } from '../demo/paint/colours.ts'
import { readManifest } from '../demo/media-manifest.ts'

const port = 4120
const host = `southbank.localhost:${port}`
const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-media-'))
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const picture = '/media/facades/city?w=640&f=webp'
const pictures = 500
const rounds = 7
const samples = 400

interface Answer {
  body: Buffer
  bytes: number
  ms: number
}

function ask(path: string): Promise<Answer> {
  const from = performance.now()
  return new Promise((resolve, reject) => {
    httpGet({ port, path, agent, headers: { host, accept: 'image/webp,*/*' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const ms = performance.now() - from
        const body = Buffer.concat(chunks)
        resolve({ body, bytes: body.length, ms })
      })
    }).on('error', reject)
  })
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!

async function medianOf(path: string, times: number): Promise<number> {
  const taken: number[] = []
  for (let at = 0; at < times; at++) taken.push((await ask(path)).ms)
  return median(taken)
}

/** The built file nearest in size to the picture. */
async function staticFile(bytes: number): Promise<string> {
  const home = (await ask('/')).body.toString()
  const paths = [...new Set(home.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])]
  const sized = await Promise.all(paths.map(async (path) => ({ path, off: Math.abs((await ask(path)).bytes - bytes) })))
  return sized.toSorted((one, other) => one.off - other.off)[0]!.path
}

async function repeated(): Promise<string> {
  const { bytes } = await ask(picture)
  const file = await staticFile(bytes)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++)
    ratios.push((await medianOf(picture, samples)) / (await medianOf(file, samples)))
  return `A picture asked for again costs ${median(ratios).toFixed(2)} times a built file (${file}, ${(await ask(file)).bytes} bytes; the picture has ${bytes}).`
}

/** First requests for different pictures, sixteen at a time, as pages full of them would make. */
async function pagesWhileEncoding(): Promise<string> {
  const page = '/search/new-used-and-demo-cars'
  const idle = await medianOf(`${page}?page=2`, 200)
  const made = await medianOf('/nothing-here', 60)
  const paths = Object.keys(readManifest()).flatMap((variant) =>
    Object.keys(paintColours).map(
      (colour) => `/media/studio/${variant}/side/${colour.replaceAll(' ', '-')}/street?w=320&f=webp`,
    ),
  )
  const wanted = paths.slice(0, pictures)
  let done = 0
  const encoding = Promise.all(
    Array.from({ length: 16 }, async () => {
      while (done < wanted.length) await ask(wanted[done++]!)
    }),
  )
  const [kept, fresh]: [number[], number[]] = [[], []]
  while (done < wanted.length) {
    kept.push((await ask(`${page}?page=2`)).ms)
    fresh.push((await ask('/nothing-here')).ms)
  }
  await encoding
  return `While ${wanted.length} pictures are made, a kept page takes ${(median(kept) / idle).toFixed(2)} times as long as otherwise, and a page made anew ${(median(fresh) / made).toFixed(2)} times (medians of ${kept.length}).`
}

const env = {
  ...process.env,
  MODE: 'demo',
  DATABASE_URL: '',
  DEMO_VEHICLES: '600',
  DATA_DIR: folder,
  PORT: String(port),
  LOG_LEVEL: 'error',
}
spawnSync(process.execPath, ['server/commands/prepare-data.ts'], { env, stdio: 'ignore' })
const server = spawn(process.execPath, ['--import', './scripts/prepare-runtime.mjs', 'server/main.ts'], {
  env,
  stdio: 'ignore',
})
try {
  for (
    let tries = 0;
    tries < 200 &&
    !(await ask('/healthz').then(
      () => true,
      () => false,
    ));
    tries++
  )
    await sleep(100)
  const lines = [await repeated(), await pagesWhileEncoding()]
  console.log(lines.join('\n'))
  if (process.argv.includes('--write')) {
    writeFileSync(
      'docs/benchmarks/media.md',
      `# What pictures cost\n\n\`npm run bench:media -- --write\`, latencies of one request at a time over kept-open connections.\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`,
    )
  }
} finally {
  server.kill()
  agent.destroy()
  rmSync(folder, { recursive: true, force: true })
}
