import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { markdownTable } from '../search/table.ts'
import type { Figures, Measured } from './measure.ts'
import { plotOf } from './plot.ts'

const folder = join(import.meta.dirname, '../../docs/benchmarks')
const loadAtStart = loadavg()[0]!

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0)
const seconds = (value: number): string => value.toFixed(1)
const milliseconds = (value: number): string => value.toFixed(0)

const columns: Record<string, (figures: Figures) => string> = {
  'start s': ({ start }) => seconds(start),
  'of it CPU s': ({ startCpu }) => seconds(startCpu),
  'RSS MB': ({ residentAtStart }) => megabytes(residentAtStart),
  'RSS after MB': ({ residentAfter }) => megabytes(residentAfter),
  'pause p99 ms': ({ pauseP99 }) => milliseconds(pauseP99),
  'longest ms': ({ pauseMost }) => milliseconds(pauseMost),
  'work p99 ms': ({ workP99 }) => milliseconds(workP99),
  'most work ms': ({ workMost }) => milliseconds(workMost),
  'page CPU ms': ({ page }) => milliseconds(page),
}

const rowOf = (name: string, figures: Figures): string[] => [
  name,
  ...Object.values(columns).map((cell) => cell(figures)),
]

export function writeReport(results: readonly Measured[]): void {
  const rows = results.flatMap(({ size, before, now }) => [
    ...(before ? [rowOf(`${size.toLocaleString('en')}, before`, before)] : []),
    rowOf(size.toLocaleString('en'), now),
  ])
  writeFileSync(join(folder, 'scale.svg'), plotOf(results))
  writeFileSync(
    join(folder, 'scale.md'),
    `${[
      '# What more vehicles cost',
      howMeasured(),
      '![Seconds until a start is ready, resident memory and the cost of a page, by the number of vehicles](scale.svg)',
      markdownTable(['vehicles', ...Object.keys(columns)], rows),
      whatElse(results),
    ].join('\n\n')}\n`,
  )
}

function howMeasured(): string {
  return `\`npm run bench:scale -- --before <working copy>\`: the demo, more than half of its stock on one site, in a process of its own.
**Start** is until \`/readyz\` says so, with the stock of an earlier start on disk ([decision 20](../decisions/0020-columns-on-disk.md)); "before" kept none there.
**RSS** is of the whole process, the embedded database in it included, when it is ready and after all visits. **Pause** is by how much the
event loop came late (\`monitorEventLoopDelay\`) while every other site had its first visits, the largest site first: its listing and
its front page, 100 ms apart, in a process that a small site has warmed up. **Work** is what the loop's thread computed between two
rounds of the loop: a pause without what else the machine did. A **page** is a listing of the largest site that is made, not
cached: all threads, pictures included. Each figure is the better of two runs, taken in turns with "before".

${cpus()[0]!.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.version}; load ${loadAtStart.toFixed(1)} before the run.`
}

function whatElse(results: readonly Measured[]): string {
  const starts = results.map(({ size, firstStart }) => `${seconds(firstStart)} s with ${size.toLocaleString('en')}`)
  return `A start that finds nothing on disk reads every vehicle from the database: ${starts.join(', ')}.`
}
