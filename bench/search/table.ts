import { speedOf, type RaceResult } from './summary.ts'

/** Three digits that mean something. */
export const milliseconds = (value: number): string => value.toFixed(value < 0.1 ? 3 : value < 10 ? 2 : 0)

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)
const whole = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })

const steady = (value: number): string => (Number.isNaN(value) ? '' : milliseconds(value))

const columns: Record<string, (result: RaceResult) => string> = {
  engine: ({ built }) => built.name,
  'p50 ms': (result) => milliseconds(speedOf(result).p50),
  'p99 ms': (result) => milliseconds(speedOf(result).p99),
  'steady p99': (result) => steady(speedOf(result).steadyP99),
  'queries/s': (result) => whole(speedOf(result).perSecond),
  'queries timed': (result) => whole(speedOf(result).samples),
  'build s': ({ built }) => (built.milliseconds / 1000).toFixed(2),
  'memory MB': ({ built }) => megabytes(built.bytes),
  'RSS MB': ({ built }) => megabytes(built.residentBytes),
  'JSON ms': ({ json }) => milliseconds(json.milliseconds),
}

/** One size of stock as a table, an engine a row. */
export function tableOf(results: readonly RaceResult[]): string {
  const rows = results.map((result) => Object.values(columns).map((cell) => cell(result)))
  return markdownTable(Object.keys(columns), rows)
}

export function markdownTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heading, heading.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
