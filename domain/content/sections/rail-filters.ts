import { slugOf } from '../../formats/slug.ts'
import { allStockPath } from '../../listings/stock-paths.ts'
import { equals } from '../../stock-search/stock-filters.ts'
import { bodyTypeOf } from '../../vehicles/body-types.ts'
import type { SpecOf } from '../section-source.ts'

type RailSpec = SpecOf<'stockRail'>

/** One of a rail's filters: what it asks of the search, and how a listing asks the same. */
interface RailFilter {
  filter: string
  query: string
  /** The listing of its own, where it has one. */
  path?: string
}

/** What a rail is filtered by, the narrowest first. */
export function railFilters(spec: RailSpec): RailFilter[] {
  const { carType, make, body, certified, fuel, learnerApproved, atmUpTo } = spec
  const filters: (RailFilter | false)[] = [
    body !== undefined && { ...isValue('body', bodyTypeOf(body).label), path: `/search/${bodyTypeOf(body).slug}` },
    make !== undefined && { ...isValue('make', make), path: `/search/${slugOf(make)}` },
    carType !== undefined && { ...isValue('car_type', carType), path: `/search/${carType}-cars` },
    certified !== undefined && isValue('certified', certified),
    fuel !== undefined && isValue('fuel', fuel),
    learnerApproved !== undefined && isValue('learner_approved', learnerApproved),
    atmUpTo !== undefined && { filter: `atm <= ${atmUpTo}`, query: `range[atm]=:${atmUpTo}` },
  ]
  return filters.filter((each) => each !== false)
}

const isValue = (name: string, value: string | boolean): RailFilter => ({
  filter: equals(name, value),
  query: `${name}=${encodeURIComponent(value)}`,
})

/** The listing that shows all of a rail. */
export function railListing(filters: readonly RailFilter[]): string {
  const own = filters.find(({ path }) => path !== undefined)
  const query = filters.filter((each) => each !== own).map((each) => each.query)
  return [own?.path ?? allStockPath, ...(query.length > 0 ? [query.join('&')] : [])].join('?')
}
