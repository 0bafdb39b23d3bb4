import type { Page } from '@playwright/test'

export { expect, test } from './fixtures.ts'

export const allStock = '/search/new-used-and-demo-cars'
export const at = (slug: string, path = allStock) => `http://${slug}.localhost:3939${path}`

/** The vehicles on the page, by name. */
export const namesOn = (page: Page): Promise<string[]> => page.locator('.listing-results article h3').allTextContents()

/** Which query the results on the screen answer. */
export const answered = (page: Page): Promise<string | null> => page.locator('[data-results-state]').getAttribute('data-results-state')

/** How many were found. */
export const found = async (page: Page): Promise<number> => Number(await page.locator('[data-results-total]').getAttribute('data-results-total'))

/** Waits until the page has its script, and its own copy of the stock. */
export async function withLocalStock(page: Page, url: string): Promise<void> {
  const copy = page.waitForResponse(/\/stock\/packed$/)
  await page.goto(url)
  await (await copy).finished()
  // It is read in idle time after it has come.
  await page.waitForTimeout(300)
}

/**
 * Adds up every shift of the layout that no press explains. Browsers excuse half a second; what a press is answered with at
 * once may take a busy machine longer to draw.
 */
export const watchShifts = (excusedMs: number) => {
  Object.assign(window, { shift: 0 })
  let pressedAt = Number.NEGATIVE_INFINITY
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, startTime } = entry as unknown as { value: number; hadRecentInput: boolean; startTime: number }
      if (!hadRecentInput && startTime - pressedAt > excusedMs) (window as unknown as { shift: number }).shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** To a hundredth, as the field reports it. */
export const shiftOf = async (page: Page): Promise<number> =>
  Math.round((await page.evaluate(() => (window as unknown as { shift: number }).shift)) * 100) / 100
