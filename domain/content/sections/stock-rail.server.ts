import { slugOf } from '../../formats/slug.ts'
import { allStockPath } from '../../listings/stock-paths.ts'
import { stockCard } from '../../listings/vehicle-card.ts'
import { equals, inStock } from '../../stock-search/stock-filters.ts'
import { bodyTypeOf } from '../../vehicles/body-types.ts'
import { counted, nounOfKinds } from '../../vehicles/nouns.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

type RailSpec = SpecOf<'stockRail'>

/** As many as make whole rows: a rail, a wall of four, or pairs. */
const usualLimit = { standard: 8, specTable: 8, large: 4 }

const sorts = { latest: 'created_at_timestamp:desc', lowestPrice: 'price:asc', highestPrice: 'price:desc' } as const

/** Vehicles by the section's own filters. A rail of everything says when there is nothing; a filtered one is left out. */
export async function loadStockRail({ ctx }: SectionSource, spec: RailSpec) {
  const filters = filtersOf(spec)
  const look = ctx.config.listing.card
  const found = await ctx.stock.search({
    filter: [inStock, ...filters],
    sort: [sorts[spec.sort ?? 'latest']],
    facets: ['kind'],
    limit: spec.limit ?? usualLimit[look],
  })
  if (found.total === 0 && filters.length > 0) return null
  const noun = spec.body ? bodyTypeOf(spec.body) : nounOfKinds(found.facetCounts)
  return {
    type: spec.type,
    title: spec.title,
    /** How the site lays cards out. */
    look,
    cards: found.vehicles.map((vehicle) => stockCard(ctx, vehicle)),
    all:
      found.total > found.vehicles.length
        ? { label: `See all ${counted(found.total, noun)}`, href: listingOf(spec) }
        : null,
  }
}

const filtersOf = ({ carType, make, body, certified }: RailSpec): string[] => [
  ...(carType === undefined ? [] : [equals('car_type', carType)]),
  ...(make === undefined ? [] : [equals('make', make)]),
  ...(body === undefined ? [] : [equals('body', bodyTypeOf(body).label)]),
  ...(certified === undefined ? [] : [equals('certified', certified)]),
]

/** The listing that shows all of the rail, or the nearest there is. */
function listingOf({ carType, make, body }: RailSpec): string {
  if (body) return `/search/${bodyTypeOf(body).slug}`
  if (make) return `/search/${slugOf(make)}`
  return carType ? `/search/${carType}-cars` : allStockPath
}
