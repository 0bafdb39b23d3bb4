// npm run test:mutants [-- folder …]: breaks the rules of domain/ one at a time and tells how many of the breaks a test
// noticed. Survivors are listed with what was changed; a whole run writes docs/benchmarks/mutants.md.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MutantsReport, scoreTable } from './score.ts'

const root = join(import.meta.dirname, '../..')
const config = 'tests/mutants/stryker.config.json'
const folders = process.argv.slice(2)
const { mutate } = JSON.parse(readFileSync(join(root, config), 'utf8')) as { mutate: string[] }
const excluded = mutate.filter((pattern) => pattern.startsWith('!'))
const narrowed =
  folders.length > 0 ? ['--mutate', [...folders.map((folder) => `domain/${folder}/**/*.ts`), ...excluded].join()] : []

run('npm', ['ci', '--prefix', 'tests/mutants', '--no-audit', '--no-fund', '--loglevel=error'])
run(process.execPath, ['tests/mutants/node_modules/@stryker-mutator/core/bin/stryker.js', 'run', config, ...narrowed])

const report = JSON.parse(readFileSync(join(root, 'test-results/mutants.json'), 'utf8')) as MutantsReport
const table = scoreTable(report)
console.log(`\n${table}`)
if (folders.length === 0) {
  const words =
    'How many deliberate faults in the rules of `domain/` a test beside them notices, by folder: `npm run test:mutants`.\nUse cases (`*.server.ts`) are proved by the contract suites and are not broken here.'
  writeFileSync(join(root, 'docs/benchmarks/mutants.md'), `# Mutants\n\n${words}\n\n${table}\n`)
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
