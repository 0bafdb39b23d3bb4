import type { FeedProblem } from './feed-problem.ts'
import { feedFieldNames, feedRowSchema } from './feed-row.ts'
import type { FeedRow } from './feed-row.ts'
import { lenderFields } from './lender-quote.ts'
import { measureIn } from './read-measure.ts'
import { shownValue } from './read-value.ts'

/** A row ready to store, or everything that is wrong with it and the stock number if that much could be read. */
type ParsedFeedRow = { row: FeedRow } | { problems: FeedProblem[]; stocknum: string | undefined }

/** Checks one row against every rule; it collects all problems and never throws. */
export function parseFeedRow(values: Record<string, unknown>, line: number, now: Date): ParsedFeedRow {
  const row: Partial<Record<keyof FeedRow, unknown>> = {}
  const problems: FeedProblem[] = []
  const refuse = (field: string, message: string): void => {
    problems.push({ line, field, value: shownValue(valueOf(values, field)), message })
  }
  for (const name of feedFieldNames) {
    const parsed = feedRowSchema.shape[name].safeParse(valueOf(values, name))
    if (parsed.success) row[name] = parsed.data
    else for (const issue of parsed.error.issues) refuse(name, issue.message)
  }
  for (const [field, message] of brokenRules(row as Partial<FeedRow>, now)) refuse(field, message)
  return problems.length === 0 ? { row: row as FeedRow } : { problems, stocknum: (row as Partial<FeedRow>).stocknum }
}

function* brokenRules(row: Partial<FeedRow>, now: Date): Generator<[keyof FeedRow, string]> {
  const newest = now.getUTCFullYear() + 2
  if (row.year !== undefined && row.year > newest) yield ['year', `must be ${newest} or earlier.`]
  const built = row.build_date ? Number(row.build_date.slice(0, 4)) : row.year
  if (row.vin && built !== undefined && built >= 1989 && !/^[A-HJ-NPR-Z0-9]{17}$/.test(row.vin)) {
    yield [
      'vin',
      'must be 17 letters and digits without I, O and Q. Only vehicles built before 1989 have shorter numbers.',
    ]
  }
  const [tare, loaded] = [row.tare_weight, row.aggregate_trailer_mass].map((text) => measureIn(text ?? '', 'mass'))
  if (tare && loaded && tare > loaded) {
    yield ['tare_weight', 'is more than aggregate_trailer_mass, which is what it may weigh loaded. Check both.']
  }
  if ((row.state_average_market_price || row.average_market_price) && !row.market_price_date) {
    yield ['market_price_date', 'is missing. Say of which day the average market price is, or leave the price out.']
  }
  if (row.market_price_date && row.market_price_date > now.toISOString().slice(0, 10)) {
    yield ['market_price_date', 'is in the future. Give the day on which the figures were obtained.']
  }
  yield* brokenLenderRules(row)
  if (row.price_type === 'drive_away' && !row.dapprice && row.egcprice) {
    yield [
      'price_type',
      'says drive away, but dapprice is empty. Give dapprice, or set price_type to excl_govt_charges.',
    ]
  }
  if (row.price_type === 'excl_govt_charges' && !row.egcprice && row.dapprice) {
    yield [
      'price_type',
      'says excl. government charges, but egcprice is empty. Give egcprice, or set price_type to drive_away.',
    ]
  }
}

function* brokenLenderRules(row: Partial<FeedRow>): Generator<[keyof FeedRow, string]> {
  const { finance_provider: provider, finance_rate: rate, finance_comparison_rate: compared } = row
  if (provider === undefined) {
    const given = lenderFields.find((name) => row[name] !== undefined)
    if (given)
      yield ['finance_provider', `is missing. Say whose figure ${given} is, by the lender's id in the configuration.`]
  } else if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(provider)) {
    yield ['finance_provider', "must be the lender's id in the configuration: small letters, digits and hyphens."]
  }
  if (rate !== undefined && compared !== undefined && compared < rate) {
    yield ['finance_comparison_rate', 'is below finance_rate, which it cannot be: fees only add to it. Check both.']
  }
}

/** Caravan measures may also come grouped under `specifications`, as the vehicle's own JSON has them. */
function valueOf(values: Record<string, unknown>, name: string): unknown {
  if (Object.hasOwn(values, name)) return values[name]
  const grouped = Object.hasOwn(values, 'specifications') ? values['specifications'] : undefined
  return typeof grouped === 'object' && grouped !== null && Object.hasOwn(grouped, name)
    ? (grouped as Record<string, unknown>)[name]
    : undefined
}
