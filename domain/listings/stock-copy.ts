import type { PackedRecords } from '#search/packed/column.ts'

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
