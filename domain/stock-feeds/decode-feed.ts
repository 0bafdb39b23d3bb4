import { fileError } from './feed-problem.ts'

/** Bytes or text as they come from a file, a pipe or a request. */
export type FeedInput = string | AsyncIterable<Uint8Array | string>

const MAX_FEED_BYTES = 256 * 1024 * 1024
const NEWLINE = 0x0a

/** The feed's text in whole lines: UTF-8 without its byte order mark, every line ending a single newline. */
export async function* decodeFeed(input: FeedInput, maxBytes = MAX_FEED_BYTES): AsyncGenerator<string> {
  let line = 1
  let first = true
  for await (const lines of wholeLines(chunksOf(input, maxBytes))) {
    if (first) refuseOtherEncodings(lines)
    const text = decode(lines, line)
    line += countNewlines(text)
    yield first && text.startsWith('\uFEFF') ? text.slice(1) : text
    first = false
  }
}

async function* chunksOf(input: FeedInput, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const part of typeof input === 'string' ? [input] : input) {
    const chunk = typeof part === 'string' ? Buffer.from(part) : part
    size += chunk.length
    if (size > maxBytes) throw fileError(1, `the file is larger than ${maxBytes} bytes. Split it.`)
    yield chunk
  }
}

/** A newline byte is never part of a longer UTF-8 character, so cutting there keeps characters and CRLF pairs whole. */
async function* wholeLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = []
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(NEWLINE) + 1
    if (end === 0) {
      pending.push(chunk)
      continue
    }
    yield Buffer.concat([...pending, chunk.subarray(0, end)])
    pending = end < chunk.length ? [chunk.subarray(end)] : []
  }
  if (pending.length > 0) yield Buffer.concat(pending)
}

function refuseOtherEncodings(start: Buffer): void {
  const [a, b] = start
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) {
    throw fileError(1, 'the file is encoded as UTF-16. Save it as UTF-8 ("CSV UTF-8" in Excel).')
  }
}

function decode(bytes: Buffer, line: number): string {
  const binary = bytes.indexOf(0)
  if (binary !== -1) {
    const at = line + countNewlines(bytes.toString('latin1', 0, binary))
    throw fileError(at, 'the file holds binary data. Send plain CSV or JSON text, not a spreadsheet or an archive.')
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).replace(/\r\n?/g, '\n')
  } catch {
    const lossy = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
    const at = line + countNewlines(lossy.slice(0, lossy.indexOf('\uFFFD')))
    throw fileError(at, 'the text is not UTF-8. Save the file as UTF-8 ("CSV UTF-8" in Excel).')
  }
}

function countNewlines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}
