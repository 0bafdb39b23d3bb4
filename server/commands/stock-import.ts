import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { type FeedFormat, feedFormats, importStock } from '#domain/stock-feeds/import-stock.server.ts'
import { type CommandDeps, UsageError, exitCodeOf, shellDeps, withPlatform } from './run-command.ts'
import { stockImportReport } from './stock-import-report.ts'

const usage = `Usage: npm run stock:import -- --dealership <slug> --file <path|-> [options]

  --dealership <slug>   whose stock it is
  --file <path|->       the feed; - reads standard input
  --format csv|json     by default what the file's name says; JSON Lines count as json
  --full                the feed is the whole stock: vehicles missing from it leave stock
  --confirm-removals    let a full feed remove more than IMPORT_MAX_REMOVAL_SHARE of the stock
  --json                print the report as JSON
  --help                print this

Exit code: 0 imported (single rows may have been refused), 1 refused or failed, 2 wrong usage.`

const formatsByExtension: Record<string, FeedFormat> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.json': 'json',
  '.jsonl': 'json',
  '.ndjson': 'json',
}

/** Imports a feed into a dealership's stock and prints what came of it; answers the exit code. */
export function main(argv: string[], deps: CommandDeps): Promise<number> {
  return exitCodeOf(deps, usage, async () => {
    const options = readArguments(argv)
    if (options === 'help') {
      deps.out(usage)
      return 0
    }
    const { file, json, ...rest } = options
    const report = await withPlatform(deps, (ctx, environment) =>
      importStock(ctx, {
        ...rest,
        input: file === '-' ? deps.stdin : contentOf(file),
        maxRemovalShare: environment.importMaxRemovalShare,
      }),
    )
    deps.out(json ? JSON.stringify(report, null, 2) : stockImportReport(report))
    return report.read > 0 && report.refusedRows === report.read ? 1 : 0
  })
}

/** Opened when it is read: a file that is not there then fails the import, not the process. */
async function* contentOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file)
}

function readArguments(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      dealership: { type: 'string' },
      file: { type: 'string' },
      format: { type: 'string' },
      full: { type: 'boolean', default: false },
      'confirm-removals': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  const { dealership, file, full, json } = values
  if (!dealership) throw new UsageError('--dealership is missing.')
  if (!file) throw new UsageError('--file is missing.')
  return {
    dealership,
    file,
    format: formatOf(values.format, file),
    full,
    confirmRemovals: values['confirm-removals'],
    json,
  }
}

function formatOf(given: string | undefined, file: string): FeedFormat {
  const named = given ?? formatsByExtension[extname(file).toLowerCase()]
  if (named === undefined) throw new UsageError('--format is missing: csv or json.')
  const format = feedFormats.find((each) => each === named)
  if (!format) throw new UsageError(`--format must be csv or json, not "${named}".`)
  return format
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), shellDeps())
