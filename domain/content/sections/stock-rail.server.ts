import type { StockVehicle } from '#db/stock.ts'
import { allStockPath, pathWord } from '../../listings/stock-paths.ts'
import { stockCard } from '../../listings/vehicle-card.ts'
import { bodyTypeOf } from '../../vehicles/body-types.ts'
import { counted, nounOfAll } from '../../vehicles/nouns.ts'
import { isCertified } from '../../vehicles/vehicle-tag.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

export type StockRailView = NonNullable<Awaited<ReturnType<typeof loadStockRail>>>

type RailSpec = SpecOf<'stockRail'>

/** As many as make whole rows: a rail, a wall of four, or pairs. */
const usualLimit = { standard: 8, specTable: 8, large: 4 }

/** Vehicles by the section's own filters. A rail of everything says when there is nothing; a filtered one is left out. */
export async function loadStockRail({ ctx, inStock }: SectionSource, spec: RailSpec) {
  const found = inStock().filter((vehicle) => matches(vehicle, spec, ctx.config.certified.makes))
  const isFiltered = [spec.carType, spec.make, spec.body, spec.certified].some((filter) => filter !== undefined)
  if (found.length === 0 && isFiltered) return null
  const look = ctx.config.listing.card
  const cards = sorted(found, spec.sort).slice(0, spec.limit ?? usualLimit[look]).map((vehicle) => stockCard(ctx, vehicle))
  const noun = spec.body ? bodyTypeOf(spec.body) : nounOfAll(found)
  return {
    type: spec.type,
    title: spec.title,
    /** How the site lays cards out. */
    look,
    cards,
    all: found.length > cards.length ? { label: `See all ${counted(found.length, noun)}`, href: listingOf(spec) } : null,
  }
}

function matches(vehicle: StockVehicle, { carType, make, body, certified }: RailSpec, certifiedMakes: readonly string[]): boolean {
  return (
    (carType === undefined || vehicle.carType === carType) &&
    (make === undefined || vehicle.make.toLowerCase() === make.toLowerCase()) &&
    (body === undefined || (vehicle.simpleBody !== null && bodyTypeOf(vehicle.simpleBody).slug === bodyTypeOf(body).slug)) &&
    (certified === undefined || isCertified(vehicle, certifiedMakes) === certified)
  )
}

/** Vehicles without a price come last, whichever way prices are sorted. */
function sorted(vehicles: readonly StockVehicle[], sort: RailSpec['sort'] = 'latest'): readonly StockVehicle[] {
  if (sort === 'latest') return vehicles
  const direction = sort === 'lowestPrice' ? 1 : -1
  const [priced, unpriced] = [vehicles.filter(({ priceCents }) => priceCents !== null), vehicles.filter(({ priceCents }) => priceCents === null)]
  return [...priced.toSorted((a, b) => direction * (a.priceCents! - b.priceCents!)), ...unpriced]
}

/** The listing that shows all of the rail, or the nearest there is. */
function listingOf({ carType, make, body }: RailSpec): string {
  if (body) return `/search/${bodyTypeOf(body).slug}`
  if (make) return `/search/${pathWord(make)}`
  return carType ? `/search/${carType}-cars` : allStockPath
}
