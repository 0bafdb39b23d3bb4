/** Brisbane is ten hours ahead all year: it has no daylight saving. */
const brisbaneMs = 10 * 3_600_000
const dayMs = 86_400_000

const perDay = 192
const secondsPerUnit = 450

/** How often a page that stays open counts again. */
export const countAgainMs = 150_000

/** When the month began in Brisbane, where the counter's clock stands. */
export function monthStart(now: Date): Date {
  const there = new Date(now.getTime() + brisbaneMs)
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - brisbaneMs)
}

/** When the next one begins. */
export function nextMonthStart(now: Date): Date {
  const there = new Date(now.getTime() + brisbaneMs)
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 1) - brisbaneMs)
}

/** What the clock says: 192 for each day of the month that has gone by, and one for every 450 seconds of this one. */
export function clockCount(now: Date): number {
  const gone = now.getTime() - monthStart(now).getTime()
  const days = Math.floor(gone / dayMs)
  return days * perDay + Math.floor((gone - days * dayMs) / 1000 / secondsPerUnit)
}

/** When the clock says one more. */
export function nextClockCount(now: Date): Date {
  const unit = secondsPerUnit * 1000
  const start = monthStart(now).getTime()
  return new Date(start + (Math.floor((now.getTime() - start) / unit) + 1) * unit)
}
