// npm run bench:search: our engine beside its prototypes and what one could take instead. Every engine has a process of
// its own and they take turns, so that a noisy machine is noisy for everyone; read the ratios. A whole run, with neither
// sizes nor peers chosen, writes docs/benchmarks/search.md and its plot.
//   --sizes 2k,20k      --peers ours,prototype      --rounds 3      --updates      --words (those alone)
import { parseArgs } from 'node:util'
import { comparisonOf } from './comparison.ts'
import { contestants, type ContestantName } from './contestants.ts'
import { install } from '../install.ts'
import { runRace } from './race.ts'
import { writeReport } from './report.ts'
import type { RaceResult } from './summary.ts'
import { tableOf } from './table.ts'
import { measureUpdates, updateTable } from './updates.ts'
import { aboutWords, measureWords } from './words.ts'

const { values: flags } = parseArgs({
  options: {
    sizes: { type: 'string' },
    peers: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    updates: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
  },
})

const sizes = (flags.sizes ?? '2k,20k,200k').split(',').map((size) => Number(size.replace('k', '000')))
const names = (flags.peers?.split(',') ?? Object.keys(contestants)) as ContestantName[]
const unknown = names.filter((name) => !(name in contestants))
if (unknown.length > 0)
  throw new Error(`No such peer: ${unknown.join(', ')}. There are ${Object.keys(contestants).join(', ')}.`)

const words = measureWords()
console.log(aboutWords(words).join('\n\n'))
if (flags.words) process.exit()

install(import.meta.dirname)
const results: RaceResult[] = []
for (const size of sizes) {
  const ofSize = await runRace({
    size,
    contestants: names,
    rounds: Number(flags.rounds),
    slicesPerRound: 10,
    sliceMs: 250,
  })
  console.log(`\n${tableOf(ofSize)}\n\n${comparisonOf(ofSize)}\n`)
  results.push(...ofSize)
}
const updates = flags.updates ? measureUpdates() : undefined
if (updates) console.log(updateTable(updates))
if (!flags.sizes && !flags.peers) writeReport(results, updates, words)
