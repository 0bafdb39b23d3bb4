import type { FeedLocations } from './feed-locations.ts'
import { locationFor } from './feed-locations.ts'
import type { FeedProblem, FeedRecord } from './feed-problem.ts'
import { feedFieldNames } from './feed-row.ts'
import { parseFeedRow } from './parse-feed-row.ts'
import { cleanLine } from './clean-text.ts'
import type { FeedVehicle } from './vehicle-from-feed-row.ts'
import { vehicleFromFeedRow } from './vehicle-from-feed-row.ts'
import { vehicleSlug } from './vehicle-slug.ts'

/** Something the dealer should know of a feed that was imported all the same. */
export type FeedWarning = { field: string; message: string }

/** A whole feed, read and checked; nothing of it is stored yet. */
export type CollectedFeed = {
  read: number
  vehicles: (FeedVehicle & { slug: string })[]
  refused: FeedProblem[]
  refusedRows: number
  /** Every stock number in the file, those of refused rows too: a typo must not take a vehicle off the site. */
  stocknums: Set<string>
  /** Rows so broken that not even the stock number could be read. */
  unidentifiedRows: number
  warnings: FeedWarning[]
}

const knownNames = new Set<string>([...feedFieldNames, 'specifications'])
const MAX_UNKNOWN_NAMES = 50

/** Reads a feed to its end: checked vehicles, and every problem and warning on the way. */
export async function collectFeed(
  records: AsyncIterable<FeedRecord>,
  locations: FeedLocations,
  now: Date,
): Promise<CollectedFeed> {
  const feed: CollectedFeed = {
    read: 0,
    vehicles: [],
    refused: [],
    refusedRows: 0,
    stocknums: new Set(),
    unidentifiedRows: 0,
    warnings: [],
  }
  const firstLines = new Map<string, number>()
  const unknownNames = new Set<string>()
  const unknownCodes = new Set<string>()
  const refuse = (problems: FeedProblem[], stocknum: string | undefined): void => {
    feed.refused.push(...problems)
    feed.refusedRows++
    if (stocknum === undefined) feed.unidentifiedRows++
    else feed.stocknums.add(stocknum)
  }

  for await (const record of records) {
    feed.read++
    if ('problem' in record) {
      refuse([record.problem], undefined)
      continue
    }
    const { line, values } = record
    for (const name of Object.keys(values)) {
      if (!knownNames.has(name) && unknownNames.size < MAX_UNKNOWN_NAMES) unknownNames.add(name)
    }
    const parsed = parseFeedRow(values, line, now)
    const stocknum = 'row' in parsed ? parsed.row.stocknum : parsed.stocknum
    const problems = 'row' in parsed ? [] : parsed.problems
    const firstLine = stocknum === undefined ? undefined : firstLines.get(stocknum)
    if (stocknum !== undefined && firstLine !== undefined) problems.push(twice(stocknum, firstLine, line))
    else if (stocknum !== undefined) firstLines.set(stocknum, line)
    if (!('row' in parsed) || problems.length > 0) {
      refuse(problems, stocknum)
      continue
    }
    const { row } = parsed
    const location = locationFor(row.location_code, locations)
    if (row.location_code && location.locationId === null) unknownCodes.add(row.location_code)
    const vehicle = vehicleFromFeedRow(row, location)
    feed.vehicles.push({ ...vehicle, slug: vehicleSlug(row) })
    feed.stocknums.add(row.stocknum)
  }

  feed.warnings.push(...[...unknownNames].map(unknownName), ...[...unknownCodes].map(unknownCode))
  return feed
}

const twice = (stocknum: string, first: number, line: number): FeedProblem => ({
  line,
  field: 'stocknum',
  value: stocknum,
  message: `is on line ${first} and again on line ${line}; the later row was refused. Keep one of them.`,
})

const unknownName = (name: string): FeedWarning => {
  const shown = cleanLine(name).slice(0, 60)
  return { field: shown, message: `the column "${shown}" is not known and was ignored.` }
}

const unknownCode = (code: string): FeedWarning => ({
  field: 'location_code',
  message: `the dealership has no location "${code}"; vehicles that name it are stored without a location.`,
})
