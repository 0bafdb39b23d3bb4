import type { StockVehicle } from '#db/stock.ts'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../ctx.ts'
import { stockCard, vehicleConfig } from '../listings/vehicle-card.ts'
import { inStock } from '../stock-search/stock-filters.ts'
import { canKeep, mostCompared } from '../vehicles/keeping.ts'
import { isInStock } from '../vehicles/vehicle-status.ts'
import { comparePath, readCars } from './compare-address.ts'
import { compareFacts, compareFeatures } from './compare-rows.ts'

interface Asked {
  /** The slugs of the vehicles, with commas between them; null where the address names none. */
  cars: string | null
  /** Words for one more: a make and model, or a stock number. */
  add: string | null
}

export type CompareView = Awaited<ReturnType<typeof openCompare>>

/** Longer than anything that names a vehicle. */
const longestWords = 200

/** Vehicles side by side, and what is to be said of those that are not among them. */
export async function openCompare(ctx: Ctx, { cars, add }: Asked) {
  if (!ctx.config.features.compare) throw new AppError('not_found', 'This site compares no vehicles.')
  const asked = readCars(cars)
  const found = await Promise.all(asked.map((slug) => ctx.stock.bySlug(slug)))
  const known = found.filter((vehicle) => vehicle !== undefined)
  const fit = known.filter((vehicle) => canKeep(vehicle, vehicleConfig(ctx, vehicle), 'compare'))
  const shown = fit.slice(0, mostCompared)
  const words = add?.trim().slice(0, longestWords) ?? ''
  const added = words === '' ? null : await addOne(ctx, shown, words)
  const all = added?.vehicle ? [...shown, added.vehicle] : shown
  const compared = all.map((vehicle) => {
    const { price, tag, place, ...card } = stockCard(ctx, vehicle)
    return { vehicle, card, price, tag, place }
  })
  const slugs = all.map(({ slug }) => slug)
  return {
    site: ctx.site.slug,
    siteName: ctx.site.name,
    /** Whether the address speaks of a list at all; where it does not, the device's own is meant. */
    isNamed: cars !== null,
    href: comparePath(slugs),
    slugs,
    room: mostCompared - all.length,
    columns: compared.map(({ card, price }, at) => ({
      id: card.id,
      slug: slugs[at]!,
      name: card.name,
      href: card.href,
      picture: card.picture,
      blur: card.blur,
      silhouette: card.silhouette,
      price,
      removeHref: comparePath(slugs.toSpliced(at, 1)),
    })),
    facts: compareFacts(compared),
    features: compareFeatures(compared),
    notes: [...notesOn(known, fit, asked.length), ...(added?.note ? [added.note] : [])],
  }
}

/** The words of the address are not repeated: anyone may have written them. */
function notesOn(known: readonly StockVehicle[], fit: readonly StockVehicle[], asked: number): string[] {
  const missing = asked - known.length
  const sold = known.filter(({ status }) => !isInStock(status)).map(({ name }) => `${name} has been sold.`)
  const unfit = known.filter((vehicle) => isInStock(vehicle.status) && !fit.includes(vehicle))
  return [
    ...(missing > 0 ? [`${vehicles(missing)} of this comparison ${missing === 1 ? 'is' : 'are'} no longer here.`] : []),
    ...sold,
    ...unfit.map(({ name }) => `${name} cannot be compared.`),
    ...(fit.length > mostCompared ? ['Four at most are compared: these are the first four.'] : []),
  ]
}

const vehicles = (count: number): string => (count === 1 ? 'One vehicle' : `${count} vehicles`)

/** The first that fits the words and is not here already. */
async function addOne(
  ctx: Ctx,
  shown: readonly StockVehicle[],
  words: string,
): Promise<{ vehicle?: StockVehicle; note?: string }> {
  if (shown.length === mostCompared) return { note: 'Four are the most. Take one out to add another.' }
  const { vehicles: found } = await ctx.stock.search({ q: words, filter: inStock, limit: mostCompared * 2 })
  const vehicle = found.find(
    (each) => !shown.some(({ id }) => id === each.id) && canKeep(each, vehicleConfig(ctx, each), 'compare'),
  )
  return vehicle ? { vehicle } : { note: `We found nothing else for “${words}”.` }
}
