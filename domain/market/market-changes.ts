import type { StockVehicle } from '#db/stock.ts'
import type { Stock } from '../vehicles/stock.ts'
import { groupOf } from './market-group.ts'

/** What a vehicle says to those that are compared with it: a new picture is no news to them. */
const facts = [
  'dealershipId',
  'year',
  'km',
  'state',
  'status',
  'priceCents',
  'priceType',
  'showOnDealerWebsite',
  'preorder',
] as const satisfies readonly (keyof StockVehicle)[]

interface Standing {
  readonly group: string
  readonly said: string
}

/** Where each of these vehicles stands in the market now; nothing for those that are not there. */
export function standings(stock: Stock, ids: Iterable<number>): Map<number, Standing> {
  const standing = new Map<number, Standing>()
  for (const id of ids) {
    if (!stock.has(id)) continue
    const said = facts.map((name) => stock.read(id, name)).join('|')
    standing.set(id, { group: groupOf((of, name) => stock.read(of, name), id), said })
  }
  return standing
}

/** The groups whose figures may have changed between the two. */
export function changedGroups(
  before: ReadonlyMap<number, Standing>,
  after: ReadonlyMap<number, Standing>,
): ReadonlySet<string> {
  const changed = new Set<string>()
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(id), after.get(id)]
    if (was?.group === is?.group && was?.said === is?.said) continue
    for (const each of [was, is]) if (each) changed.add(each.group)
  }
  return changed
}
