import { isInStock } from '../vehicles/vehicle-status.ts'
import { capitalised, counted, type Noun } from '../vehicles/nouns.ts'
import type { VehicleStatus } from '#db/value-sets.ts'

/** Of what was found, how many can be bought: by how many there are of each status, whichever of them are asked for. */
export function forSaleOf(statuses: ReadonlyMap<string, number> | undefined, asked?: readonly string[]): number {
  let count = 0
  for (const [status, found] of statuses ?? []) {
    if (isInStock(status as VehicleStatus) && (asked === undefined || asked.includes(status))) count += found
  }
  return count
}

interface Found {
  readonly total: number
  readonly forSale: number
  readonly noun: Noun
}

/** '214 utes for sale', '214 utes for sale, 3 sold', '3 sold utes', 'No utes'. */
export function foundWords({ total, forSale, noun }: Found): string {
  const sold = total - forSale
  if (total === 0) return capitalised(counted(0, noun))
  if (forSale === 0) return counted(total, { singular: `sold ${noun.singular}`, plural: `sold ${noun.plural}` })
  return `${counted(forSale, noun)} for sale${sold > 0 ? `, ${sold} sold` : ''}`
}
