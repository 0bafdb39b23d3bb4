import type { Json, PackedRecords } from '#search/packed/column.ts'
import { packRecords } from '#search/packed/pack-records.ts'
import { recordReader } from '#search/packed/read-records.ts'
import { readCompact, writeCompact, type CompactJson } from '../formats/compact-json.ts'
import type { ListingLook } from './listing-state.ts'
import type { ListingAnswer, ListingBase } from './listing.ts'
import { type UnusualSettings, withoutUsual, withUsual } from './usual-settings.ts'
import type { VehicleCard } from './vehicle-card.ts'

/** An answer on its way: the cards as columns, which say each word once and take half the room. */
interface SentAnswer extends Omit<ListingAnswer, 'cards'> {
  readonly cards: PackedRecords
}

/** What has no room beside other cards is not sent with them. */
const pack = ({ cards, ...answer }: ListingAnswer, view: ListingLook): SentAnswer => {
  const seen = view === 'list' ? cards : cards.map((card) => ({ ...card, highlights: [] }))
  return { ...answer, cards: packRecords(seen as unknown as readonly Record<string, Json>[]) }
}

function unpack({ cards, ...answer }: SentAnswer): ListingAnswer {
  const cardAt = recordReader<VehicleCard>(cards)
  return { ...answer, cards: Array.from({ length: cards.rows }, (_, row) => cardAt(row)) }
}

/** An answer as text. */
export const writeAnswer = (answer: ListingAnswer, view: ListingLook): string => JSON.stringify(pack(answer, view))
export const readAnswer = (text: string): ListingAnswer => unpack(JSON.parse(text) as SentAnswer)

export interface OpenedListing {
  readonly base: ListingBase
  readonly answer: ListingAnswer
}

/** Models follow each other make by make: a make is said with the first of them. */
const saidOnce = (makes: readonly string[]): string[] => makes.map((make, at) => (make === makes[at - 1] ? '' : make))
function saidEachTime(makes: readonly string[]): string[] {
  let last = ''
  return makes.map((make) => (last = make || last))
}
const withMakes = (
  facets: ListingBase['facets'],
  change: (makes: readonly string[]) => string[],
): ListingBase['facets'] =>
  facets.map((facet) => (facet.kind === 'choices' && facet.makes ? { ...facet, makes: change(facet.makes) } : facet))

interface SentListing {
  readonly base: Omit<ListingBase, 'settings'> & { readonly settings: UnusualSettings }
  readonly answer: SentAnswer
}

export const writeListing = ({ base, answer }: OpenedListing, view: ListingLook): CompactJson<SentListing> =>
  writeCompact({
    base: { ...base, facets: withMakes(base.facets, saidOnce), settings: withoutUsual(base.settings) },
    answer: pack(answer, view),
  })

export function readListing(text: CompactJson<SentListing>): OpenedListing {
  const { base, answer } = readCompact(text)
  return {
    base: { ...base, facets: withMakes(base.facets, saidEachTime), settings: withUsual(base.settings) },
    answer: unpack(answer),
  }
}
