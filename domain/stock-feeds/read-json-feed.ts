import { type FeedRecord, fileError } from './feed-problem.ts'
import { type JsonPart, arrayParts, findMember, skipSpace, skipValue } from './json-parts.ts'

/** The rows of a JSON feed (an array, `{"vehicles": […]}`, or one object a line), each with the line it starts on. */
export async function* readJsonFeed(chunks: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  const start = skipSpace(text, 0)
  if (start === text.length) throw fileError(1, 'the file is empty. A feed is an array of vehicles.')
  if (text[start] === '{' && isVehicle(firstLine(text, start))) return yield* rowsOfLines(text)
  const list = text[start] === '{' ? findMember(text, start, 'vehicles') : start
  if (list === undefined || text[list] !== '[') throw fileError(lineAt(text, start), NOT_A_FEED)
  yield* rowsOf(text, list)
  refuseMore(text, skipValue(text, start))
}

const NOT_A_FEED = 'expected a JSON array of vehicles, {"vehicles": […]}, or one vehicle object on each line.'
const CUT_SHORT = 'the file ends before the list of vehicles does. It was cut short: send it again.'

function* rowsOf(text: string, start: number): Generator<FeedRecord> {
  let line = lineAt(text, start)
  let seen = start
  for (const part of arrayParts(text, start)) {
    line += newlines(text, seen, part.start)
    seen = part.start
    yield rowOf(parsePart(text, part, line), line)
  }
}

/** Two feeds in one file would otherwise lose the second, and a full import would remove its vehicles. */
function refuseMore(text: string, end: number | undefined): void {
  if (end === undefined) throw fileError(lineAt(text, text.length), CUT_SHORT)
  const more = skipSpace(text, end)
  if (more === text.length) return
  throw fileError(lineAt(text, more), 'there is more text after the end of the feed. Send one feed a file.')
}

function parsePart(text: string, { start, end }: JsonPart, line: number): unknown {
  if (end === undefined) throw fileError(line, CUT_SHORT)
  try {
    return JSON.parse(text.slice(start, end))
  } catch {
    throw fileError(line, 'the vehicle that starts here is not valid JSON. Check its quotes, commas and brackets.')
  }
}

/** Lines stand on their own: one that is not JSON is a bad row, not a bad file. */
function* rowsOfLines(text: string): Generator<FeedRecord> {
  for (const [at, source] of text.split('\n').entries()) {
    if (source.trim() === '') continue
    const line = at + 1
    const value = parseLine(source)
    yield value === undefined
      ? { line, problem: { line, field: 'row', message: 'is not valid JSON. Write one whole object on this line.' } }
      : rowOf(value, line)
  }
}

function rowOf(value: unknown, line: number): FeedRecord {
  return isObject(value)
    ? { line, values: value }
    : {
        line,
        problem: { line, field: 'row', message: 'is not an object. A vehicle is {"stocknum": …, "make": …, …}.' },
      }
}

function parseLine(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isVehicle = (source: string): boolean => {
  const value = parseLine(source)
  return isObject(value) && !('vehicles' in value)
}

function firstLine(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return text.slice(start, end === -1 ? text.length : end)
}

const lineAt = (text: string, at: number): number => 1 + newlines(text, 0, at)

function newlines(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count++
  return count
}
