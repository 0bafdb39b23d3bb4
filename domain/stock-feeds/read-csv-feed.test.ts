import { expect, it } from 'vitest'
import type { FeedRecord } from './feed-problem.ts'
import { readCsvFeed } from './read-csv-feed.ts'

async function* inChunks(...chunks: string[]): AsyncGenerator<string> {
  yield* chunks
}

async function read(chunks: AsyncIterable<string>, required = ['stocknum']): Promise<FeedRecord[]> {
  const found: FeedRecord[] = []
  for await (const record of readCsvFeed(chunks, required)) found.push(record)
  return found
}

it.each([
  ['a separator inside a quoted name', '"stock;num;x",stocknum\nA1,B\n', { 'stock;num;x': 'A1', stocknum: 'B' }],
  [
    'names with spaces and hyphens',
    'Stocknum,Price - Type,Rego Expiry\nA1,egc,31/12/2026\n',
    { stocknum: 'A1', price_type: 'egc', rego_expiry: '31/12/2026' },
  ],
  ['columns without a name', 'stocknum,,\nA1,x,y\n', { stocknum: 'A1', '': 'y' }],
  ['one column', 'stocknum\nA1\n', { stocknum: 'A1' }],
  [
    'more tabs than commas',
    'stocknum\tmake, model\tyear\nA1\tKia, Rio\t2021\n',
    { stocknum: 'A1', 'make,_model': 'Kia, Rio', year: '2021' },
  ],
  ['space before a value', 'stocknum,make\n  A1,  Kia\n', { stocknum: 'A1', make: 'Kia' }],
])('reads %s [part of EN-03]', async (_, text, values) =>
  expect(await read(inChunks(text))).toEqual([{ line: 2, values }]),
)

it('finds the header after blank pieces, and counts their lines', async () => {
  expect(await read(inChunks('\n', ' \n', 'stocknum;make\n', 'A1;Kia\n'))).toMatchObject([
    { line: 4, values: { stocknum: 'A1', make: 'Kia' } },
  ])
})

it('tells of a row that does not fit what to do, in full [part of EN-03]', async () => {
  expect(await read(inChunks('stocknum,make\nA1,Kia,Rio\n'))).toEqual([
    {
      line: 2,
      problem: {
        line: 2,
        field: 'row',
        message: 'has 3 values where the header has 2 columns. Put a value that holds the separator in double quotes.',
      },
    },
  ])
})

it.each([
  ['nothing in it', inChunks(), 'line 1: the file is empty. A feed has a header line and one line a vehicle.'],
  [
    'a column twice',
    inChunks('make,stocknum,MAKE\n'),
    'line 1: the header names the column "make" twice. Keep one of them.',
  ],
  [
    'no column of two',
    inChunks('\nyear\n'),
    'line 2: the header has no column stocknum, make. The first line names the columns.',
  ],
  [
    'a quote that never ends',
    inChunks('stocknum,make\nA1,"Kia\nA2,Kia\n'),
    'line 2: a double quote that opens in the row starting here is never closed. Close it, or double one that is text ("").',
  ],
])('refuses a file with %s, and says what to do', async (_, chunks, message) => {
  await expect(read(chunks, ['stocknum', 'make'])).rejects.toMatchObject({ code: 'bad_request', message })
})

it('passes on what went wrong before it', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'stocknum\nA1\n'
    throw new Error('the disk is gone')
  }
  await expect(read(broken())).rejects.toThrow('the disk is gone')
})
