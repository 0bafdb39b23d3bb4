import { expect, it } from 'vitest'
import type { FeedRecord } from './feed-problem.ts'
import { readJsonFeed } from './read-json-feed.ts'

async function* inChunks(...chunks: string[]): AsyncGenerator<string> {
  yield* chunks
}

async function read(...chunks: string[]): Promise<FeedRecord[]> {
  const found: FeedRecord[] = []
  for await (const record of readJsonFeed(inChunks(...chunks))) found.push(record)
  return found
}

const cutShort = 'the file ends before the list of vehicles does. It was cut short: send it again.'
const notAFeed = 'expected a JSON array of vehicles, {"vehicles": […]}, or one vehicle object on each line.'

it.each([
  ['one vehicle, on one line', '{"stocknum":"A1"}', [[1, 'A1']]],
  ['vehicles after other members', '{"from":"north",\n"vehicles":\n[{"stocknum":"A1"}]}', [[3, 'A1']]],
  ['an object with vehicles on one line', '{"vehicles":[{"stocknum":"A1"}]}', [[1, 'A1']]],
  [
    'a line that is blank but for spaces',
    '{"stocknum":"A1"}\n  \n{"stocknum":"A2"}',
    [
      [1, 'A1'],
      [3, 'A2'],
    ],
  ],
  ['space before and after', '\n\n[{"stocknum":"A1"}]\n\n', [[3, 'A1']]],
])('reads %s [part of EN-03]', async (_, text, rows) => {
  expect((await read(text)).map((row) => [row.line, 'values' in row && row.values['stocknum']])).toEqual(rows)
})

it.each([['1'], ['null'], ['"A1"'], ['[]']])(
  'a row that is %s is reported, and the rest goes in [part of EN-03]',
  async (value) => {
    const message = 'is not an object. A vehicle is {"stocknum": …, "make": …, …}.'
    expect(await read(`[${value},\n{"stocknum":"A2"}]`)).toEqual([
      { line: 1, problem: { line: 1, field: 'row', message } },
      { line: 2, values: { stocknum: 'A2' } },
    ])
  },
)

it('a line that is no JSON is reported, and the rest goes in [part of EN-03]', async () => {
  expect(await read('{"stocknum":"A1"}\n{"stocknum":\n{"stocknum":"A3"}')).toEqual([
    { line: 1, values: { stocknum: 'A1' } },
    { line: 2, problem: { line: 2, field: 'row', message: 'is not valid JSON. Write one whole object on this line.' } },
    { line: 3, values: { stocknum: 'A3' } },
  ])
})

it.each([
  ['nothing', '', 'line 1: the file is empty. A feed is an array of vehicles.'],
  ['a number', '\n12', `line 2: ${notAFeed}`],
  ['an object on several lines', '{\n"stocknum": "A1"}', `line 1: ${notAFeed}`],
  ['vehicles that are one', '{"vehicles": {}}', `line 1: ${notAFeed}`],
  ['a list that does not end', '[{"stocknum":"A1"}\n', `line 2: ${cutShort}`],
  ['an object that does not end', '{"vehicles":\n[{"stocknum":"A1"}]', `line 2: ${cutShort}`],
  ['a vehicle that does not end', '[\n{"stocknum":', `line 2: ${cutShort}`],
  [
    'a vehicle that is no JSON',
    '[{"stocknum":A1}]',
    'line 1: the vehicle that starts here is not valid JSON. Check its quotes, commas and brackets.',
  ],
  ['more after its end', '[]\n\n[]', 'line 3: there is more text after the end of the feed. Send one feed a file.'],
])('refuses a file with %s, and says what to do', async (_, text, message) => {
  await expect(read(text)).rejects.toMatchObject({ code: 'bad_request', message })
})

it('reads a file in as many pieces as it comes', async () => {
  expect(await read('[{"stock', 'num":"A1"}', ',\n{"stocknum":"A2"}]')).toEqual([
    { line: 1, values: { stocknum: 'A1' } },
    { line: 2, values: { stocknum: 'A2' } },
  ])
})
