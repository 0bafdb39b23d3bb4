// npm run ledger [PREFIX…]: which rows of docs/requirements.md the last test run proved. A row counts when a test that
// passed names it in its title, as in 'masks the phone until it is clicked [VD-19]'. '[part of RT-21]' says that the rest
// of the row is not built yet: the row stays open. Exit 1 only when a title names a row that does not exist, or a row both
// ways, or a run's report is missing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRows, rowsBegun, rowsNamed } from './requirement-rows.ts'
import { lastRun } from './test-reports.ts'

const root = join(import.meta.dirname, '..')
const rows = readRows(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
const titles = lastRun(root)
  .filter(({ passed }) => passed)
  .map(({ title }) => title)
const proved = new Set(titles.flatMap(rowsNamed))
const begun = new Set(titles.flatMap(rowsBegun))

const wanted = process.argv.slice(2)
const picked = [...rows].filter(([id]) => wanted.length === 0 || wanted.some((prefix) => id.startsWith(prefix)))
const open = picked.filter(([id]) => !proved.has(id))
if (wanted.length > 0)
  for (const [id, text] of open) console.log(`${id}  ${begun.has(id) ? '(begun) ' : ''}${text.slice(0, 110)}`)
console.log(
  `${picked.length - open.length} of ${picked.length} requirements have a passing test, ${open.filter(([id]) => begun.has(id)).length} more are begun.`,
)

complain(
  'Tests name rows that docs/requirements.md does not have',
  [...proved, ...begun].filter((id) => !rows.has(id)),
)
complain(
  'Tests call rows both proved and begun',
  [...begun].filter((id) => proved.has(id)),
)

function complain(what: string, ids: string[]): void {
  if (ids.length === 0) return
  console.error(`${what}: ${ids.join(', ')}`)
  process.exitCode = 1
}
