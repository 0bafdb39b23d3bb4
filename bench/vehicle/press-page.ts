import type { Browser } from 'playwright-core'
import { openSlowPage, type sizes } from '../listing/conditions.ts'
import { press } from '../listing/press.ts'

/** What a visitor meets who reads a page to its foot and presses things on it. */
export interface Read {
  /** What moved that no press explains. */
  shift: number
  /** The longest time from a press to the next frame, in milliseconds. */
  longestPress: number
}

/** Presses what there is to press on a vehicle's page, scrolls to its foot and back. */
export async function readPage(browser: Browser, url: string, size: keyof typeof sizes): Promise<Read> {
  const { page, close } = await openSlowPage(browser, size)
  try {
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(5_000)
    const height = await page.evaluate(() => document.body.scrollHeight)
    for (let y = 0; y < height; y += 400) {
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(150)
    }
    await page.waitForTimeout(1_500)
    for (const words of ['Show More', 'Show all specifications', 'How is the estimate calculated?', 'Share']) {
      const pressed = page.locator('main summary', { hasText: words }).first()
      if (await pressed.isVisible()) await press(pressed)
      await page.waitForTimeout(400)
    }
    const next = page.getByRole('button', { name: 'Next photo' }).first()
    if (await next.isVisible()) await press(next)
    await page.waitForTimeout(800)
    return await page.evaluate(() => (globalThis as unknown as { read: Read }).read)
  } finally {
    await close()
  }
}

/** Runs in the page, before it. */
function watch(): void {
  const read: Read = { shift: 0, longestPress: 0 }
  Object.assign(globalThis, { read })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) read.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) read.longestPress = Math.max(read.longestPress, entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
