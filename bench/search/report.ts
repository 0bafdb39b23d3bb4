// Writes docs/benchmarks/search.md and its plot.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { comparisonOf } from './comparison.ts'
import { plotOf } from './plot.ts'
import { makeStock } from './stock.ts'
import type { RaceResult } from './summary.ts'
import { tableOf } from './table.ts'
import { updateTable, type UpdateTimes } from './updates.ts'
import { aboutWords, type WordTimes } from './words.ts'

const folder = join(import.meta.dirname, '../../docs/benchmarks')
const loadAtStart = loadavg()[0]!
const cars = (count: number): string => `${count.toLocaleString('en')} cars`

export function writeReport(results: readonly RaceResult[], updates: UpdateTimes | undefined, words: WordTimes): void {
  const sizes = Object.values(Object.groupBy(results, ({ size }) => size)) as RaceResult[][]
  writeFileSync(join(folder, 'search.svg'), plotOf(sizes))
  writeFileSync(
    join(folder, 'search.md'),
    `${[
      '# What a search costs',
      howMeasured(results[0]!.rounds.length),
      '![Milliseconds a query, p50 and p99, by engine and size of stock](search.svg)',
      ...sizes.flatMap((ofSize) => [
        `## ${cars(ofSize[0]!.size)}`,
        aboutDocuments(ofSize),
        tableOf(ofSize),
        comparisonOf(ofSize),
      ]),
      ...(updates ? aboutUpdates(updates) : []),
      ...aboutWords(words),
      whatTheOthersDo(),
    ].join('\n\n')}\n`,
  )
}

function howMeasured(rounds: number): string {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const versions = Object.entries(dependencies)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')
  const fields = Object.keys(makeStock(1)[0]!).length
  return `\`npm run bench:search\`: cars of ${fields} fields, and 200 queries as a search page sends them: 20 facets, each counted as if
nothing were chosen in it, ranges of three numbers, text, prices, the first 21 cars. Object to object, one query at a time,
no kept results; our filters go in as text and are read anew each time. Every engine has a process of its own and is first
checked against plain loops; then all take turns of a quarter of a second. p50, p99 and queries/s are each the best of
${rounds} rounds, or of all together where a round is too short for the 200 queries. The steady p99 takes each query at its
median, which leaves out what else the machine did. Memory is what an engine keeps for answering, cars included: heap,
buffers, and what it has outside Node; RSS is by how much its process grew. JSON is what turning an answer into text adds.

${cpus()[0]!.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.version}; load ${loadAtStart.toFixed(1)} before the run.
${versions}.`
}

function aboutDocuments(results: readonly RaceResult[]): string {
  const sizes = results.map(({ built }) => built.documentBytes / 1e6)
  return `The cars alone are ${Math.min(...sizes).toFixed(0)} MB of objects.`
}

function aboutUpdates({ size, edits, times }: UpdateTimes): string[] {
  return [
    '## Changes',
    `${edits.toLocaleString('en')} edits of ${cars(size)}, a search after each; microseconds.`,
    updateTable({ size, edits, times }),
  ]
}

function whatTheOthersDo(): string {
  return `## What the others do

- Prototypes: what our engine was tried out with. Neither typos, highlights, nor a filter language, and no changes.
- MiniSearch finds words; filters and facets are a loop over the cars beside it. itemsjs takes words and prices from
  outside as ids, and gives no ranges. Orama gives no ranges, needs one more search for each facet chosen in, and has rules
  of its own for several words, so its text answers are not checked.
- DuckDB and SQLite are in the process and in memory, DuckDB with two threads. PostgreSQL is its own server on a local
  socket: its memory is the size of its table and indexes.`
}
