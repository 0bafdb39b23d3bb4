import type { Ctx } from '../ctx.ts'
import { clockCount, monthStart, nextClockCount, nextMonthStart } from './sales-month.ts'

/** This month's figure as the site counts: what was really sold, or what the clock says; null where it shows none. */
export async function countSales(ctx: Ctx): Promise<number | null> {
  const { shown, source } = ctx.config.salesCounter
  if (!shown) return null
  const now = ctx.clock()
  ctx.fresh.until(source === 'clock' ? nextClockCount(now) : nextMonthStart(now))
  return source === 'clock' ? clockCount(now) : ctx.view.soldSince(monthStart(now))
}
