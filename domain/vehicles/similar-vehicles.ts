import type { StockVehicle } from '#db/stock.ts'
import type { Ctx } from '../ctx.ts'
import { equals } from '../stock-search/stock-filters.ts'
import { bodyTypeOf } from './body-types.ts'
import { shownCents } from './price.ts'

/** As many as are shown. */
export const mostSimilar = 6
const hitsPerQuery = 10

/** How far another price may be, in dollars: further apart it is another purchase. */
const bandOf = (price: number): number => (price < 50_000 ? 10_000 : 25_000)

/** What would do as well, the best first: the same model, then the same body; the nearest price of each. Never itself. */
export async function similarVehicles(
  { stock }: Pick<Ctx, 'stock'>,
  vehicle: StockVehicle,
): Promise<readonly StockVehicle[]> {
  const found: StockVehicle[] = []
  for (const alike of likenesses(vehicle)) {
    if (found.length >= mostSimilar) break
    const known = [vehicle.id, ...found.map(({ id }) => id)]
    const answers = await Promise.all(
      nearestPrices(vehicle).map(({ filter, sort }) =>
        stock.search({
          filter: ['status = in_stock', `id NOT IN [${known.join(', ')}]`, alike, filter].filter(Boolean).join(' AND '),
          ...(sort && { sort: [sort] }),
          limit: hitsPerQuery,
        }),
      ),
    )
    const nearest = answers.flatMap(({ vehicles }) => vehicles).toSorted(byNearness(vehicle))
    found.push(...nearest.slice(0, mostSimilar - found.length))
  }
  return found
}

/** What makes another one alike, the strongest first. */
function likenesses({ make, model, itemType, simpleBody }: StockVehicle): readonly string[] {
  const sameKind = equals('item_type', itemType)
  return [
    [equals('make', make), equals('model', model)].join(' AND '),
    simpleBody === null ? sameKind : [sameKind, equals('body', bodyTypeOf(simpleBody).label)].join(' AND '),
  ]
}

/** Two questions, up and down from its price: each answers the nearest first. Without a price there is but one. */
function nearestPrices({ priceCents }: StockVehicle): readonly { filter: string; sort: string | null }[] {
  const cents = shownCents(priceCents)
  if (cents === null) return [{ filter: '', sort: null }]
  const price = cents / 100
  const band = bandOf(price)
  return [
    { filter: `price >= ${price} AND price <= ${price + band}`, sort: 'price:asc' },
    { filter: `price < ${price} AND price >= ${price - band}`, sort: 'price:desc' },
  ]
}

/** A year apart weighs as much as so many cents, and 10,000 km as much as a third of it. */
const yearCents = 150_000
const kmCents = 5

/** The nearest by price, age and distance first; of equals, the one that came first. */
function byNearness(vehicle: StockVehicle) {
  const far = (other: StockVehicle): number =>
    apart(vehicle.priceCents, other.priceCents) +
    apart(vehicle.year, other.year) * yearCents +
    apart(vehicle.km, other.km) * kmCents
  return (one: StockVehicle, other: StockVehicle): number => far(one) - far(other) || one.id - other.id
}

const apart = (one: number | null, other: number | null): number =>
  one === null || other === null ? 0 : Math.abs(one - other)
