import type { StockVehicle } from '#db/stock.ts'
import type { CarType } from '#db/value-sets.ts'
import { bodyTypeOf } from '../vehicles/body-types.ts'
import { capitalised, nounOfAll } from '../vehicles/nouns.ts'

/** What a listing's path asks for. */
export interface StockPath {
  title: string
  matches: (vehicle: StockVehicle) => boolean
}

/** Titles by what the site sells: '{things}' becomes cars, motorcycles, vehicles. */
const kinds: Record<string, { title: string; carTypes: readonly CarType[] }> = {
  'new-used-and-demo-cars': { title: 'Our stock', carTypes: ['new', 'used', 'demo'] },
  'new-and-demo-cars': { title: 'New and demo {things}', carTypes: ['new', 'demo'] },
  'new-cars': { title: 'New {things}', carTypes: ['new'] },
  'demo-cars': { title: 'Demo {things}', carTypes: ['demo'] },
  'used-cars': { title: 'Used {things}', carTypes: ['used'] },
}

/** The path that lists all of a site's stock. */
export const allStockPath = '/search/new-used-and-demo-cars'

/** A make as it stands in a path: 'Land Rover' → 'land-rover'. */
export const pathWord = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')

/** Reads /search/{word}: first a type of stock, then a body, then a make the site has; null when it has none such. */
export function readStockPath(word: string, stock: readonly StockVehicle[]): StockPath | null {
  const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined
  if (kind) return { title: kind.title.replace('{things}', nounOfAll(stock).plural), matches: ({ carType }) => kind.carTypes.includes(carType) }
  const isOfBody = ({ simpleBody }: StockVehicle): boolean => simpleBody !== null && bodyTypeOf(simpleBody).slug === word
  const ofBody = stock.find(isOfBody)
  if (ofBody) return { title: capitalised(bodyTypeOf(ofBody.simpleBody!).plural), matches: isOfBody }
  const ofMake = stock.find(({ make }) => pathWord(make) === word)
  return ofMake ? { title: ofMake.make, matches: ({ make }) => make === ofMake.make } : null
}
