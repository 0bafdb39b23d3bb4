import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type FeedRecord, fileError } from './feed-problem.ts'

type CsvRecord = { record: string[]; line: number }

// An unclosed quote swallows the lines after it; no honest vehicle is this long.
const MAX_RECORD_BYTES = 1024 * 1024

/** The rows of a CSV feed by column name, each with the line it starts on. Comma, semicolon or tab separated. */
export async function* readCsvFeed(chunks: AsyncIterable<string>, required: readonly string[]): AsyncGenerator<FeedRecord> {
  let columns: string[] | undefined
  for await (const { record, line } of recordsOf(chunks)) {
    if (columns) yield rowOf(record, line, columns)
    else columns = columnsOf(record, line, required)
  }
  if (!columns) throw fileError(1, 'the file is empty. A feed has a header line and one line a vehicle.')
}

async function* recordsOf(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const source = chunks[Symbol.asyncIterator]()
  const head = await readHead(source)
  let lastLine = 0
  const parser = parse({
    delimiter: detectDelimiter(head),
    record_delimiter: '\n',
    relax_column_count: true,
    // 18" wheels in an unquoted cell is a matter of inches, not a broken file.
    relax_quotes: true,
    ltrim: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_BYTES,
    // The parser counts the line a record ends on; its own line breaks lead back to where it starts.
    on_record: (record: string[], { lines }): CsvRecord => {
      lastLine = lines
      return { record, line: lines - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0) }
    },
  })
  // The parser reports the failure of its source as its own, so the callback has nothing left to do.
  pipeline(Readable.from(rejoin(head, source)), parser, () => {})
  try {
    for await (const record of parser) yield record as CsvRecord
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw fileError(lastLine + 1, csvMessage(error))
  }
}

async function readHead(source: AsyncIterator<string>): Promise<string> {
  let head = ''
  while (!head.trimStart().includes('\n')) {
    const next = await source.next()
    if (next.done) break
    head += next.value
  }
  return head
}

async function* rejoin(head: string, source: AsyncIterator<string>): AsyncGenerator<string> {
  if (head !== '') yield head
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
}

function detectDelimiter(head: string): string {
  const header = head.trimStart().split('\n', 1)[0]?.replace(/"[^"]*"/g, '') ?? ''
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter
}

function columnsOf(record: string[], line: number, required: readonly string[]): string[] {
  const columns = record.map((name) => name.trim().toLowerCase().replace(/[\s-]+/g, '_'))
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at)
  if (twice !== undefined) throw fileError(line, `the header names the column "${twice}" twice. Keep one of them.`)
  const missing = required.filter((name) => !columns.includes(name))
  if (missing.length > 0) {
    throw fileError(line, `the header has no column ${missing.join(', ')}. The first line names the columns.`)
  }
  return columns
}

function rowOf(record: string[], line: number, columns: string[]): FeedRecord {
  if (record.length !== columns.length) {
    const message = `has ${record.length} values where the header has ${columns.length} columns. Put a value that holds the separator in double quotes.`
    return { line, problem: { line, field: 'row', message } }
  }
  return { line, values: Object.fromEntries(columns.map((name, at) => [name, record[at]])) }
}

function csvMessage(error: CsvError): string {
  return error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
    ? 'a double quote that opens in the row starting here is never closed. Close it, or double a quote that is part of the text ("").'
    : `the row starting here is not valid CSV (${error.code}).`
}
