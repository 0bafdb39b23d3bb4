// npm run bench:scale [-- --before <working copy of an earlier version>] [-- --sizes 2000,20000]
// Starts the demo with 2,000, 20,000 and 200,000 vehicles and writes docs/benchmarks/scale.md and its plot. Data is
// seeded once, which takes minutes, and kept in the folder of temporary files.
import { spawnSync } from 'node:child_process'
import { existsSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bestOf, type Figures, firstStart, measure, type Measured } from './measure.ts'
import { writeReport } from './report.ts'

const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: { before: { type: 'string' }, sizes: { type: 'string', default: '2000,20000,200000' } },
})

/** Taken in turns: a machine that does something else for a while does it to both. */
const rounds = 2

const results: Measured[] = []
for (const size of values.sizes.split(',').map(Number)) {
  const dataDir = seeded(size)
  console.log(`${size.toLocaleString('en')} vehicles …`)
  const firstSeconds = await firstStart(root, dataDir)
  const [before, now]: [Figures[], Figures[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    if (values.before !== undefined) before.push(await measure(values.before, dataDir))
    now.push(await measure(root, dataDir))
  }
  const result = {
    size,
    firstStart: firstSeconds,
    before: before.length > 0 ? bestOf(before) : undefined,
    now: bestOf(now),
  }
  console.log(before, now)
  results.push(result)
}
writeReport(results)

function seeded(size: number): string {
  const dataDir = join(tmpdir(), `forecourt-bench-scale-${size}`)
  if (existsSync(dataDir)) return dataDir
  console.log(`Seeding ${size.toLocaleString('en')} vehicles …`)
  const unfinished = `${dataDir}-unfinished`
  const { status } = spawnSync(
    process.execPath,
    ['--import', './scripts/prepare-runtime.mjs', 'server/commands/prepare-data.ts'],
    {
      cwd: root,
      env: { ...process.env, MODE: 'demo', DATABASE_URL: '', DATA_DIR: unfinished, DEMO_VEHICLES: `${size}` },
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('Seeding failed.')
  renameSync(unfinished, dataDir)
  return dataDir
}
