import type { Ctx } from '../ctx.ts'
import { counted, nounOfAll } from '../vehicles/nouns.ts'
import { readStockPath } from './stock-paths.ts'
import { stockCard, type VehicleCard } from './vehicle-card.ts'

export interface StockPage {
  title: string
  cards: VehicleCard[]
  total: number
  /** '1 caravan', '1,214 utes'. */
  counted: string
  page: number
  pages: number
}

/** One page of what a listing's path asks for, latest first; null when the site has no such listing. */
export function listStock(ctx: Ctx, word: string, wantedPage: number): StockPage | null {
  const { pageSize } = ctx.config.listing
  const stock = ctx.stock.all()
  const path = readStockPath(word, stock)
  if (!path) return null
  const all = stock.filter(path.matches)
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  const page = Math.min(Math.max(1, wantedPage), pages)
  const cards = all.slice((page - 1) * pageSize, page * pageSize).map((vehicle) => stockCard(ctx, vehicle))
  return { title: path.title, cards, total: all.length, counted: counted(all.length, nounOfAll(all)), page, pages }
}
