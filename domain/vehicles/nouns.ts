import type { ItemType } from '#db/value-sets.ts'
import type { SearchResult } from '#search/index.ts'
import { formatNumber } from '../formats/amounts.ts'

/** What a thing for sale is called, one and many. */
export interface Noun {
  readonly singular: string
  readonly plural: string
}

/** What each kind of stock is called. */
export const nouns = {
  car: { singular: 'car', plural: 'cars' },
  caravan: { singular: 'caravan', plural: 'caravans' },
  motorcycle: { singular: 'motorcycle', plural: 'motorcycles' },
  truck: { singular: 'truck', plural: 'trucks' },
} as const satisfies Record<ItemType, Noun>

/** A motorhome comes as a truck or a caravan, by the feed; to whoever buys one it is neither. */
export const motorhome: Noun = { singular: 'motorhome', plural: 'motorhomes' }

/** For stock of several kinds. */
export const anyVehicle: Noun = { singular: 'vehicle', plural: 'vehicles' }

interface NounColumns {
  itemType: ItemType
  simpleBody: string | null
}

/** What one vehicle is called. */
export const nounOf = ({ itemType, simpleBody }: NounColumns): Noun =>
  simpleBody && /^motor[\s-]?home$/i.test(simpleBody.trim()) ? motorhome : nouns[itemType]

const allKinds: readonly Noun[] = [...Object.values(nouns), motorhome]

/** What these are called together, by the kinds a search counted: by their one kind, or 'vehicles'; none by `empty`. */
export function nounOfKinds({ kind = [] }: SearchResult['facetCounts'], empty: Noun = anyVehicle): Noun {
  const [first, ...others] = kind
  if (first === undefined) return empty
  return others.length > 0 ? anyVehicle : (allKinds.find(({ singular }) => singular === first.value) ?? anyVehicle)
}

/** '1 caravan', '1,214 utes', 'no cars'. */
export const counted = (count: number, noun: Noun): string =>
  `${count === 0 ? 'no' : formatNumber(count)} ${count === 1 ? noun.singular : noun.plural}`

/** For the start of a sentence or a heading: 'Caravans'. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
