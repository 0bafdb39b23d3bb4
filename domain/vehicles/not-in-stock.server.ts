import type { StockVehicle } from '#db/stock.ts'
import type { Ctx } from '../ctx.ts'
import { stockCard, type VehicleCard } from '../listings/vehicle-card.ts'
import { inStock } from '../stock-search/stock-filters.ts'
import { nounOf } from './nouns.ts'
import { similarCards } from './similar-cards.ts'

/** What stands where a vehicle was, or where somebody thought one would be. */
export interface NotInStockView {
  readonly title: string
  readonly advice: string
  readonly cardsTitle: string
  readonly cards: readonly VehicleCard[]
  readonly look: Ctx['config']['listing']['card']
  /** What the search box holds already. */
  readonly query: string
}

/** As many as a row or two. */
const mostCards = 6
const longestWords = 100

/** Thanks whoever comes for a vehicle that has left stock, and shows what comes nearest. */
export async function openGoneVehicle(ctx: Ctx, vehicle: StockVehicle): Promise<NotInStockView> {
  const noun = nounOf(vehicle)
  return {
    title: vehicle.status === 'sold' ? `This ${noun.singular} has been sold` : `This ${noun.singular} has moved on`,
    advice: `The ${vehicle.name} is no longer here. Thank you for looking: these come closest, and we are glad to look for another.`,
    cardsTitle: `Similar ${noun.plural}`,
    cards: await similarCards(ctx, vehicle),
    look: ctx.config.listing.card,
    query: `${vehicle.make} ${vehicle.model}`,
  }
}

/** Where there never was such a vehicle: what the address says is looked for in what there is. */
export async function openMissingVehicle(ctx: Ctx, slug: string): Promise<NotInStockView> {
  const words = slug
    .slice(0, longestWords)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  // Year and number may be what is wrong with it.
  const named = words.replaceAll(/\S*\d\S*/g, '').trim()
  const found = await Promise.all(
    [...new Set([words, named])].filter(Boolean).map((q) => ctx.stock.search({ q, filter: inStock, limit: mostCards })),
  )
  const vehicles = [...new Set(found.flatMap((answer) => answer.vehicles))].slice(0, mostCards)
  return {
    title: 'We can’t find that vehicle',
    advice: 'The address may be mistyped, or it was never ours. Try its make or model:',
    cardsTitle: 'Was it one of these?',
    cards: vehicles.map((vehicle) => stockCard(ctx, vehicle)),
    look: ctx.config.listing.card,
    query: '',
  }
}
