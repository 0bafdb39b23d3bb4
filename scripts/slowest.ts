// npm run slowest: the ten slowest tests of the last run, so that whoever adds one sees it.
import { join, relative } from 'node:path'
import { lastRun } from './test-reports.ts'

const root = join(import.meta.dirname, '..')
const slowest = lastRun(root)
  .toSorted((a, b) => b.ms - a.ms)
  .slice(0, 10)

console.log('\nThe ten slowest tests:')
for (const { ms, file, title } of slowest) {
  const place = file.startsWith(root) ? relative(root, file) : `tests/e2e/${file}`
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${place}  ${title.slice(0, 90)}`)
}
