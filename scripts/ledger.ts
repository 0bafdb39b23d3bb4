// npm run ledger [PREFIX…]: which rows of docs/requirements.md the last test run proved. A row counts when a test that
// passed names it in its title, as in 'masks the phone until it is clicked [VD-19]'. Exit 1 only when a title names a
// row that does not exist, or a run's report is missing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRows, rowsNamed } from './requirement-rows.ts'
import { lastRun } from './test-reports.ts'

const root = join(import.meta.dirname, '..')
const rows = readRows(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
const proved = new Set(lastRun(root).filter(({ passed }) => passed).flatMap(({ title }) => rowsNamed(title)))

const wanted = process.argv.slice(2)
const picked = [...rows].filter(([id]) => wanted.length === 0 || wanted.some((prefix) => id.startsWith(prefix)))
const open = picked.filter(([id]) => !proved.has(id))
if (wanted.length > 0) for (const [id, text] of open) console.log(`${id}  ${text.slice(0, 110)}`)
console.log(`${picked.length - open.length} of ${picked.length} requirements have a passing test.`)

const unknown = [...proved].filter((id) => !rows.has(id))
if (unknown.length > 0) {
  console.error(`Tests name rows that docs/requirements.md does not have: ${unknown.join(', ')}`)
  process.exit(1)
}
