import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAppError } from '#domain/app-error.ts'
import { decodeFeed } from './decode-feed.ts'
import type { FeedInput } from './decode-feed.ts'
import { readCsvFeed } from './read-csv-feed.ts'
import { readJsonFeed } from './read-json-feed.ts'

async function* inPieces(text: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

const csv = (input: FeedInput) => all(readCsvFeed(decodeFeed(input), ['stocknum']))
const json = (input: FeedInput) => all(readJsonFeed(decodeFeed(input)))

describe('CSV', () => {
  it.each([
    ['commas', 'stocknum,make\nA1,Kia\n'],
    ['semicolons', 'stocknum;make\nA1;Kia\n'],
    ['tabs', 'stocknum\tmake\nA1\tKia\n'],
    ['a byte order mark', '\uFEFFstocknum,make\nA1,Kia\n'],
    ['Windows line ends', 'stocknum,make\r\nA1,Kia\r\n'],
    ['old Mac line ends', 'stocknum,make\rA1,Kia'],
    ['quotes', '"stocknum","make"\n"A1","Kia"'],
    ['quotes after a space', 'stocknum, "make"\nA1, "Kia"'],
    ['upper case names and spaces', ' Stocknum , MAKE\nA1,Kia'],
  ])('reads %s', async (_, text) => {
    expect(await csv(text)).toEqual([{ line: 2, values: { stocknum: 'A1', make: 'Kia' } }])
  })

  it.each([1, 2, 3, 7, 64])('gives the line a record starts on, in pieces of %i bytes', async (size) => {
    const text = 'stocknum,note\r\n\r\nA1,"two\r\nlines, ""quoted"""\r\nA2,é 18" wheels\r\n\r\nA3,"a\r\nb\r\nc"\r\nA4,'
    expect(await csv(inPieces(text, size))).toEqual([
      { line: 3, values: { stocknum: 'A1', note: 'two\nlines, "quoted"' } },
      { line: 5, values: { stocknum: 'A2', note: 'é 18" wheels' } },
      { line: 7, values: { stocknum: 'A3', note: 'a\nb\nc' } },
      { line: 10, values: { stocknum: 'A4', note: '' } },
    ])
  })

  it('reports a row whose cells do not fit the header and reads on', async () => {
    expect(await csv('stocknum,make\nA1,Kia,Rio\nA2\nA3,Kia')).toEqual([
      {
        line: 2,
        problem: expect.objectContaining({ line: 2, field: 'row', message: expect.stringContaining('has 3 values') }),
      },
      {
        line: 3,
        problem: expect.objectContaining({ line: 3, field: 'row', message: expect.stringContaining('has 1 values') }),
      },
      { line: 4, values: { stocknum: 'A3', make: 'Kia' } },
    ])
  })

  it.each([
    ['an empty file', '', /^line 1: the file is empty/],
    ['blank lines only', '\n\n  \n', /^line \d: /],
    ['a column named twice', 'stocknum,make,Make\nA1,Kia,Kia', /^line 1: .*"make" twice/],
    ['a missing required column', '\nmake,model\nKia,Rio', /^line 2: .*no column stocknum/],
    ['an unclosed quote', 'stocknum,make\nA1,Kia\nA2,"Kia\nA3,Kia\n', /^line 3: a double quote .* never closed/],
    ['an endless quoted cell', `stocknum,make\nA1,"${'x'.repeat(1_100_000)}"`, /^line 2: a double quote/],
  ])('refuses %s', async (_, text, message) => {
    await expect(csv(text)).rejects.toThrow(message)
  })

  it('skips the bare separators a spreadsheet leaves at the end', async () => {
    expect(await csv('stocknum,make\nA1,Kia\n,\n ,""\n')).toEqual([
      { line: 2, values: { stocknum: 'A1', make: 'Kia' } },
    ])
  })

  it('keeps a column named like a built-in property as plain data', async () => {
    const [row] = await csv('stocknum,__proto__\nA1,x')
    expect(row && 'values' in row && Object.keys(row.values)).toEqual(['stocknum', '__proto__'])
  })
})

describe('JSON', () => {
  it.each([
    [
      'an array',
      '[\n  {"stocknum": "A1", "note": "}]\\"\\\\"},\n\n  {"stocknum": "A2",\n "images": ["a"]}\n]\n',
      [2, 4],
    ],
    [
      'an object with vehicles',
      '{\n "source": {"vehicles": 1},\n "vehicles": [\n{"stocknum": "A1"},\n{"stocknum": "A2"}],\n "count": 2}',
      [4, 5],
    ],
    ['one object a line', '{"stocknum": "A1"}\n\n{"stocknum": "A2"}\n', [1, 3]],
    ['one line', '[{"stocknum":"A1"},{"stocknum":"A2"}]', [1, 1]],
  ])('reads %s with the line each vehicle starts on', async (_, text, lines) => {
    const readings = await Promise.all([1, 5, 4096].map((size) => json(inPieces(text, size))))
    for (const rows of readings) {
      expect(rows.map((row) => [row.line, 'values' in row && row.values['stocknum']])).toEqual([
        [lines[0], 'A1'],
        [lines[1], 'A2'],
      ])
    }
  })

  it('reads an empty list as no vehicles', async () => {
    expect(await json(' [ ] ')).toEqual([])
    expect(await json('{"vehicles": []}')).toEqual([])
  })

  it('reports what is not an object, and a bad line among lines, and reads on', async () => {
    const array = await json('[1, null, [2], {"stocknum": "A1"}]')
    expect(array.map((row) => 'values' in row)).toEqual([false, false, false, true])
    const lines = await json('{"stocknum": "A1"}\n{"stocknum": \n{"stocknum": "A3"}')
    expect(lines.map((row) => [row.line, 'values' in row])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ])
  })

  it.each([
    ['an empty file', ' \n ', /^line 1: the file is empty/],
    ['plain text', '\nhello', /^line 2: expected a JSON array/],
    ['an object without vehicles', '{\n"cars": [{"stocknum": "A1"}]}', /^line 1: expected a JSON array/],
    ['vehicles that is no list', '{"vehicles":\n{"stocknum": "A1"}}', /^line 1: expected a JSON array/],
    ['a file cut inside a vehicle', '[\n{"stocknum": "A1"},\n{"stocknum": "A', /^line 3: .*cut short/],
    ['a file cut between vehicles', '[\n{"stocknum": "A1"},\n', /^line 3: .*cut short/],
    ['a file cut after the list', '{"vehicles": [\n{"stocknum": "A1"}\n]\n', /^line 4: .*cut short/],
    [
      'a bad word inside',
      '[\n{"stocknum": "A1"},\n{"stocknum": "A2",\n "year": NaN}]',
      /^line 3: the vehicle that starts here is not valid JSON/,
    ],
    [
      'a missing comma',
      '[{"stocknum": "A1"}\n{"stocknum": "A2"}]',
      /^line 2: the vehicle that starts here is not valid JSON/,
    ],
    ['a trailing comma', '[{"stocknum": "A1"},\n]', /^line 2: the vehicle that starts here is not valid JSON/],
    ['two feeds in one file', '[{"stocknum": "A1"}]\n[{"stocknum": "A2"}]', /^line 2: there is more text/],
  ])('refuses %s', async (_, text, message) => {
    await expect(json(text)).rejects.toThrow(message)
  })
})

describe('encoding', () => {
  it.each([
    ['UTF-16', Buffer.from('\uFEFFstocknum,make', 'utf16le'), /^line 1: .*UTF-16/],
    ['Windows-1252', Buffer.from('stocknum,make\nA1,Kia\nA2,Citro\xebn\n', 'latin1'), /^line 3: the text is not UTF-8/],
    ['a spreadsheet', Buffer.from('PK\x03\x04\n\x14\x00\x06', 'latin1'), /^line 2: the file holds binary data/],
  ])('refuses %s', async (_, bytes, message) => {
    await expect(csv(inPieces(bytes, 4096))).rejects.toThrow(message)
    await expect(csv(inPieces(bytes, 3))).rejects.toThrow(message)
  })

  it('refuses a file beyond the limit before holding all of it', async () => {
    let sent = 0
    async function* endless() {
      for (; ; sent++) yield Buffer.alloc(1000, 'x')
    }
    await expect(all(decodeFeed(endless(), 10_000))).rejects.toThrow(/larger than 10000 bytes/)
    expect(sent).toBe(10)
  })
})

describe('any file at all', () => {
  const pieces = [
    'stocknum',
    'A1',
    ',',
    ';',
    '\t',
    '\n',
    '\r\n',
    '"',
    '""',
    '[',
    ']',
    '{',
    '}',
    '"vehicles":',
    ':',
    '\\',
    '\uFEFF',
    ' ',
    '1',
    'é',
  ]
  const text = fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'binary' })))
    .map((parts) => Buffer.from(parts.join('')))
  const file = fc.oneof(
    { weight: 3, arbitrary: text },
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  )

  it.each([
    ['CSV', csv],
    ['JSON', json],
  ] as const)('is read as %s in lines of the file, or refused with one of them', async (_, read) => {
    await fc.assert(
      fc.asyncProperty(file, fc.integer({ min: 1, max: 20 }), async (bytes, size) => {
        const lines = bytes.toString('utf8').split(/\r\n?|\n/).length
        const inFile = (line: number): boolean => line >= 1 && line <= Math.max(lines, 1) + 1
        try {
          const rows = await read(inPieces(bytes, size))
          expect(rows.every((row) => inFile(row.line))).toBe(true)
        } catch (error) {
          if (!isAppError(error)) throw error
          expect(inFile(Number(/^line (\d+): /.exec(error.message)?.[1]))).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })
})
