import type { Json, PackedRecords } from '#search/packed/column.ts'
import { packRecords } from '#search/packed/pack-records.ts'
import { recordReader } from '#search/packed/read-records.ts'
import type { ListingAnswer, ListingBase } from './listing.ts'
import type { VehicleCard } from './vehicle-card.ts'

/** An answer on its way: the cards as columns, which say each word once and take half the room. */
interface SentAnswer extends Omit<ListingAnswer, 'cards'> {
  readonly cards: PackedRecords
}

const pack = ({ cards, ...answer }: ListingAnswer): SentAnswer => ({ ...answer, cards: packRecords(cards as unknown as readonly Record<string, Json>[]) })

function unpack({ cards, ...answer }: SentAnswer): ListingAnswer {
  const cardAt = recordReader<VehicleCard>(cards)
  return { ...answer, cards: Array.from({ length: cards.rows }, (_, row) => cardAt(row)) }
}

/** An answer as text. */
export const writeAnswer = (answer: ListingAnswer): string => JSON.stringify(pack(answer))
export const readAnswer = (text: string): ListingAnswer => unpack(JSON.parse(text) as SentAnswer)

export interface OpenedListing {
  readonly base: ListingBase
  readonly answer: ListingAnswer
}

/** A whole listing as text: the framework would number every value of an object. */
export const writeListing = ({ base, answer }: OpenedListing): string => JSON.stringify({ base, answer: pack(answer) })

export function readListing(text: string): OpenedListing {
  const { base, answer } = JSON.parse(text) as { base: ListingBase; answer: SentAnswer }
  return { base, answer: unpack(answer) }
}
