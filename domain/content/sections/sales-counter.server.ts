import { countSales } from '../../sales/count-sales.server.ts'
import { countAgainMs } from '../../sales/sales-month.ts'
import { contentResourcePaths } from '../route-paths.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** 'Sales this Month'; nothing where the site shows none, or has none to show yet. */
export async function loadSalesCounter({ ctx }: SectionSource, { type, title }: SpecOf<'salesCounter'>) {
  const count = await countSales(ctx)
  if (!count) return null
  return {
    type,
    title: title ?? 'Sales this Month',
    count,
    address: contentResourcePaths.salesCount,
    again: countAgainMs,
  }
}
