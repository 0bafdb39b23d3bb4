import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type FeedRecord, fileError } from './feed-problem.ts'

// An unclosed quote swallows the lines after it; no honest vehicle is this long.
const MAX_RECORD_BYTES = 1024 * 1024

/** The rows of a CSV feed by column name, each with the line it starts on. Comma, semicolon or tab separated. */
export async function* readCsvFeed(
  chunks: AsyncIterable<string>,
  required: readonly string[],
): AsyncGenerator<FeedRecord> {
  let columns: string[] | undefined
  for await (const { cells, line } of recordsOf(chunks)) {
    if (columns) yield rowOf(cells, line, columns)
    else columns = columnsOf(cells, line, required)
  }
  if (!columns) throw fileError(1, 'the file is empty. A feed has a header line and one line a vehicle.')
}

async function* recordsOf(chunks: AsyncIterable<string>): AsyncGenerator<{ cells: string[]; line: number }> {
  const source = chunks[Symbol.asyncIterator]()
  const head = await firstText(source)
  let lastLine = 0
  const parser = parse({
    delimiter: detectDelimiter(head),
    record_delimiter: '\n',
    relax_column_count: true,
    // 18" wheels in an unquoted cell is a matter of inches, not a broken file.
    relax_quotes: true,
    ltrim: true,
    skip_empty_lines: true,
    // Spreadsheets leave rows of bare separators at the end.
    skip_records_with_empty_values: true,
    max_record_size: MAX_RECORD_BYTES,
    // The parser counts the line a record ends on; its own line breaks lead back to where it starts.
    on_record: (cells: string[], { lines }) => {
      lastLine = lines
      const breaks = cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0)
      return [String(lines - breaks), ...cells]
    },
  })
  // The parser reports the failure of its source as its own, so the callback has nothing left to do.
  pipeline(Readable.from(rejoin(head, source)), parser, () => {})
  try {
    for await (const [line, ...cells] of parser as AsyncIterable<string[]>) yield { cells, line: Number(line) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw fileError(lastLine + 1, csvMessage(error))
  }
}

/** Up to the first chunk that is not blank, which holds the whole header: chunks are whole lines. */
async function firstText(source: AsyncIterator<string>): Promise<string> {
  const next = await source.next()
  if (next.done) return ''
  return next.value.trim() === '' ? next.value + (await firstText(source)) : next.value
}

async function* rejoin(head: string, source: AsyncIterator<string>): AsyncGenerator<string> {
  if (head !== '') yield head
  yield* { [Symbol.asyncIterator]: () => source }
}

function detectDelimiter(head: string): string {
  const header =
    head
      .trimStart()
      .split('\n', 1)[0]
      ?.replace(/"[^"]*"/g, '') ?? ''
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter
}

function columnsOf(cells: string[], line: number, required: readonly string[]): string[] {
  const columns = cells.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at)
  if (twice !== undefined) throw fileError(line, `the header names the column "${twice}" twice. Keep one of them.`)
  const missing = required.filter((name) => !columns.includes(name))
  if (missing.length > 0) {
    throw fileError(line, `the header has no column ${missing.join(', ')}. The first line names the columns.`)
  }
  return columns
}

function rowOf(cells: string[], line: number, columns: string[]): FeedRecord {
  if (cells.length !== columns.length) {
    const message =
      `has ${cells.length} values where the header has ${columns.length} columns. ` +
      'Put a value that holds the separator in double quotes.'
    return { line, problem: { line, field: 'row', message } }
  }
  return { line, values: Object.fromEntries(columns.map((name, at) => [name, cells[at]])) }
}

function csvMessage(error: CsvError): string {
  return error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
    ? 'a double quote that opens in the row starting here is never closed. Close it, or double one that is text ("").'
    : `the row starting here is not valid CSV (${error.code}).`
}
