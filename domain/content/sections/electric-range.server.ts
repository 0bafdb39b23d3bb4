import type { Ctx } from '../../ctx.ts'
import { formatNumber } from '../../formats/amounts.ts'
import { stockCard } from '../../listings/vehicle-card.ts'
import { equals, inStock } from '../../stock-search/stock-filters.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

const usualLimit = 6

/** Electric vehicles from the furthest to the nearest on a charge, each against the furthest; one alone is no comparison. */
export async function loadElectricRange({ ctx }: SectionSource, spec: SpecOf<'electricRange'>) {
  const { type, title, text, limit = usualLimit, trips = [], ground = 'page' } = spec
  const shown = await spreadOut(ctx, limit)
  if (shown.length < 2) return null
  const furthest = shown[0]?.rangeKm ?? 0
  return {
    type,
    title,
    text: text ?? null,
    ground,
    furthest,
    items: shown.map((vehicle) => {
      const { href, name, price } = stockCard(ctx, vehicle)
      const { rangeKm, batteryKwh } = vehicle
      const facts = [batteryKwh && `${batteryKwh} kWh`, price.amount && `${price.amount} ${price.type}`]
      return {
        href,
        label: name,
        text: facts.filter(Boolean).join(' · '),
        value: rangeKm ?? 0,
        figure: `${formatNumber(rangeKm ?? 0)} km`,
      }
    }),
    /** Beyond the longest bar there is nothing to draw them on. */
    trips: trips.filter(({ km }) => km < furthest).toSorted((a, b) => a.km - b.km),
  }
}

/** More models than any dealer has that are electric. */
const plenty = 200

/** As many models, in even steps of range: those that go furthest all go about as far, and say little side by side. */
async function spreadOut({ stock }: Pick<Ctx, 'stock'>, count: number) {
  const { vehicles } = await stock.search({
    filter: [inStock, equals('fuel', 'Electric'), 'range_km > 0'],
    sort: ['range_km:desc'],
    distinct: 'make_model',
    limit: plenty,
  })
  const [most, least] = [vehicles[0]?.rangeKm ?? 0, vehicles.at(-1)?.rangeKm ?? 0]
  const steps = Array.from({ length: count }, (_, at) => Math.round(most - ((most - least) * at) / (count - 1)))
  const found = steps.map((step) => vehicles.find(({ rangeKm }) => (rangeKm ?? 0) <= step))
  return [...new Set(found)].filter((each) => each !== undefined)
}
