import type { Ctx } from '../ctx.ts'
import { vehicleCard, type VehicleCard } from './vehicle-card.ts'

export interface StockPage {
  cards: VehicleCard[]
  total: number
  page: number
  pages: number
}

/** One page of what the site has in stock, latest first. A page past the end is the last one. */
export function listStock(ctx: Pick<Ctx, 'stock' | 'config'>, wantedPage: number): StockPage {
  const { pageSize } = ctx.config.listing
  const all = ctx.stock.all()
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  const page = Math.min(Math.max(1, wantedPage), pages)
  const shown = all.slice((page - 1) * pageSize, page * pageSize)
  return { cards: shown.map((vehicle) => vehicleCard(vehicle, ctx.config.wording)), total: all.length, page, pages }
}
