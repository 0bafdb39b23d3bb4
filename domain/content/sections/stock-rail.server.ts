import { stockCard } from '../../listings/vehicle-card.ts'
import { inStock } from '../../stock-search/stock-filters.ts'
import { bodyTypeOf } from '../../vehicles/body-types.ts'
import { counted, nounOfKinds } from '../../vehicles/nouns.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'
import { railFilters, railListing } from './rail-filters.ts'

type RailSpec = SpecOf<'stockRail'>

/** As many as make whole rows: a rail, a wall of four, or pairs. */
const usualLimit = { standard: 8, specTable: 8, large: 4 }

const sorts = {
  latest: 'created_at_timestamp:desc',
  lowestPrice: 'price:asc',
  highestPrice: 'price:desc',
  lightest: 'atm:asc',
  longestRange: 'range_km:desc',
} as const

/** How many are looked through for models that differ. */
const lookedThrough = 12

/** Vehicles by the section's own filters. A rail of everything says when there is nothing; a filtered one is left out. */
export async function loadStockRail({ ctx }: SectionSource, spec: RailSpec) {
  const filters = railFilters(spec)
  const look = ctx.config.listing.card
  const limit = spec.limit ?? usualLimit[look]
  const found = await ctx.stock.search({
    filter: [inStock, ...filters.map(({ filter }) => filter)],
    sort: [sorts[spec.sort ?? 'latest']],
    facets: ['kind'],
    limit: limit * (spec.oneOfEach ? lookedThrough : 1),
  })
  if (found.total === 0 && filters.length > 0) return null
  const noun = spec.body ? bodyTypeOf(spec.body) : nounOfKinds(found.facetCounts)
  const shown = (spec.oneOfEach ? modelsFirst(found.vehicles) : found.vehicles).slice(0, limit)
  return {
    type: spec.type,
    title: spec.title,
    /** How the site lays cards out. */
    look,
    layout: spec.layout ?? (look === 'standard' ? 'rail' : 'wall'),
    points: spec.points ?? null,
    cards: shown.map((vehicle) => stockCard(ctx, vehicle)),
    all:
      found.total > shown.length
        ? { label: `See all ${counted(found.total, noun)}`, href: railListing(filters) }
        : null,
  }
}

/** The first of each model, in their order, before its others. */
function modelsFirst<T extends { make: string; model: string }>(vehicles: readonly T[]): T[] {
  const firsts = new Set(
    [...Map.groupBy(vehicles, ({ make, model }) => `${make} ${model}`).values()].map(([first]) => first!),
  )
  return [...firsts, ...vehicles.filter((vehicle) => !firsts.has(vehicle))]
}
