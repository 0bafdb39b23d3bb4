import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { collectFeed } from './collect-feed.ts'
import { decodeFeed } from './decode-feed.ts'
import { feedLocations } from './feed-locations.ts'
import { feedFieldNames, requiredFieldNames } from './feed-row.ts'
import { carTypeWords, itemTypeWords, priceTypeWords, statusWords } from './feed-words.ts'
import { readCsvFeed } from './read-csv-feed.ts'

const guide = readFileSync(new URL('../../docs/stock-feeds.md', import.meta.url), 'utf8')
const rows = [...(guide.split('## Fields')[1] ?? '').matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(
  ([, name = '', meaning = '']) => ({ name, meaning }),
)

it('documents every field of a feed, and no other [part of EN-03]', () => {
  expect(rows.map(({ name }) => name)).toEqual(feedFieldNames)
  expect(rows.filter(({ meaning }) => meaning.startsWith('required')).map(({ name }) => name)).toEqual(
    requiredFieldNames,
  )
})

it.each([
  ['status', statusWords],
  ['car_type', carTypeWords],
  ['item_type', itemTypeWords],
  ['price_type', priceTypeWords],
])('documents the words of %s', (field, words) => {
  const meaning = rows.find(({ name }) => name === field)?.meaning ?? ''
  expect(Object.keys(words).filter((word) => !new RegExp(`\\b${word}\\b`).test(meaning))).toEqual([])
})

it('shows an example that imports without a word of complaint', async () => {
  const example = /```csv\n(.*?)```/s.exec(guide)?.[1] ?? ''
  const feed = await collectFeed(
    readCsvFeed(decodeFeed(example), requiredFieldNames),
    feedLocations([]),
    new Date('2026-06-01T00:00:00Z'),
  )
  expect(feed).toMatchObject({ read: 2, refused: [], warnings: [] })
})
