import type { PackedRecords } from '#search/packed/column.ts'
import { PackedStock } from '#search/packed/packed-stock.ts'
import { recordReader } from '#search/packed/read-records.ts'
import { rangeFacets, sortOptions, sortRules } from './listing-state.ts'
import type { Findings, ListingQuestion } from './listing.ts'
import type { VehicleCard } from './vehicle-card.ts'

/** A site's stock as a browser keeps it: row by row in the order of a listing that nobody sorted. */
export interface StockCopy {
  /** The state it was made from; it answers for this state only. */
  readonly version: string
  /** Milliseconds since the epoch: a card changes or a vehicle leaves then. */
  readonly validUntil: number | null
  /** What vehicles are filtered, counted and sorted by. */
  readonly facets: PackedRecords
  /** What listings show of them. */
  readonly cards: PackedRecords
}

/** Which came when, without the moment: enough to sort by. */
export const listedPlace = 'listed_place'

/** Answers what it can; null is for the server to answer: words, and what was not packed. */
export type AskStock = (question: ListingQuestion) => Findings | null

/** A copy of the stock that answers as the server does. */
export function askPacked({ facets, cards }: Pick<StockCopy, 'facets' | 'cards'>): AskStock {
  const stock = new PackedStock(facets)
  const cardAt = recordReader<VehicleCard>(cards)
  return ({ query, pricedOnly, sort, ...question }) => {
    if (query.trim() !== '') return null
    const rule = sort === 'latest' ? `${listedPlace}:desc` : sortRules[sort]
    const found = stock.answer({ ...question, numbered: pricedOnly ? ['price'] : [], sort: rule })
    return found && { cards: found.rows.map(cardAt), total: found.total, counts: found.counts, droppedWords: 0 }
  }
}

const nothingAsked: ListingQuestion = {
  query: '',
  fixed: {},
  either: {},
  every: {},
  choices: {},
  ranges: {},
  without: {},
  pricedOnly: false,
  sort: 'mostRelevant',
  offset: 0,
  limit: 0,
  facets: [],
}
/** Nobody counts these value by value. */
const numbers = new Set<string>([...rangeFacets.filter((name) => name !== 'year'), 'price_drop', listedPlace])

/** Questions that between them read every column once, each a small piece of work: then the first shopper's is quick. */
export function firstQuestions({ facets }: Pick<StockCopy, 'facets'>): ListingQuestion[] {
  const counted = Object.keys(facets.fields).filter((name) => !numbers.has(name))
  return [
    ...counted.map((name) => ({ ...nothingAsked, facets: [name] })),
    // By distance is asked place by place, each in its usual order.
    ...sortOptions.filter((sort) => sort !== 'nearest').map((sort) => ({ ...nothingAsked, sort })),
    { ...nothingAsked, limit: 1 },
  ]
}
