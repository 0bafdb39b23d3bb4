import type { Browser, Page } from 'playwright-core'
import { openSlowPage, type sizes } from './conditions.ts'
import { openFilters } from './open-filters.ts'

/** What moved while something happened: as browsers score it, and counting also what follows a press. */
interface Shift {
  scored: number
  everything: number
}

export const occasions = ['load', 'filter', 'page', 'back'] as const
export type Shifts = Record<(typeof occasions)[number], Shift>

/** Loads a listing, presses a filter, turns the page and goes back; what moves each time. */
export async function measureShifts(browser: Browser, url: string, size: keyof typeof sizes): Promise<Shifts> {
  const { page, close } = await openSlowPage(browser, size)
  try {
    await page.addInitScript(watchShifts)
    await page.goto(url, { waitUntil: 'networkidle' })
    const load = await settledShift(page)
    await openFilters(page)
    await settledShift(page)
    await page.locator('form#filters label:has(input[type=checkbox]:not(:checked))').first().click()
    await page.waitForURL(/\?/)
    const filter = await settledShift(page)
    await page.keyboard.press('Escape')
    await page.goto(url, { waitUntil: 'networkidle' })
    const next = page.locator('main a[href*="page=2"]').last()
    await next.scrollIntoViewIfNeeded()
    await settledShift(page)
    await next.click()
    await page.waitForURL(/page=2/)
    const turned = await settledShift(page)
    await page.goBack()
    return { load, filter, page: turned, back: await settledShift(page) }
  } finally {
    await close()
  }
}

/** What has moved since it was last asked. */
async function settledShift(page: Page): Promise<Shift> {
  await page.waitForTimeout(2_500)
  return page.evaluate(() => {
    const seen = (globalThis as unknown as { shifts: { value: number; hadRecentInput: boolean }[] }).shifts.splice(0)
    const sum = (entries: typeof seen) => entries.reduce((total, { value }) => total + value, 0)
    return { scored: sum(seen.filter(({ hadRecentInput }) => !hadRecentInput)), everything: sum(seen) }
  })
}

/** Runs in the page, before it. */
function watchShifts(): void {
  const shifts: PerformanceEntry[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true })
}
