import type { PublicConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { Ctx } from '../ctx.ts'
import { isInStock } from '../vehicles/listed.ts'

/** A section as the configuration describes it. */
export type SectionSpec = PublicConfig['home']['sections'][number]
export type SectionType = SectionSpec['type']
export type SpecOf<T extends SectionType> = Extract<SectionSpec, { type: T }>

/** What section loaders read from. */
export interface SectionSource {
  ctx: Ctx
  /** What can be bought, latest first. Read once for a page, and only if some section asks. */
  inStock: () => readonly StockVehicle[]
}

/** One page's source. */
export function sectionSource(ctx: Ctx): SectionSource {
  let stock: readonly StockVehicle[] | undefined
  return { ctx, inStock: () => (stock ??= ctx.stock.all().filter(({ status }) => isInStock(status))) }
}
