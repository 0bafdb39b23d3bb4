import type { Page } from '@playwright/test'
import { allStock, at as atSite, type SiteSlug } from './sites.ts'

export { allStock, expect, open, test } from './fixtures.ts'

export const at = (slug: SiteSlug, path = allStock) => atSite(slug, path)

/** The vehicles on the page, by name. */
export const namesOn = (page: Page): Promise<string[]> => page.locator('.listing-results article h3').allTextContents()

/** Which query the results on the screen answer. */
export const answered = (page: Page): Promise<string | null> =>
  page.locator('[data-results-state]').getAttribute('data-results-state')

/** How many were found. */
export const found = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-results-total]').getAttribute('data-results-total'))

/** Waits until the page has its script, and its own copy of the stock. */
export async function withLocalStock(page: Page, url: string): Promise<void> {
  const copy = page.waitForResponse(/\/stock\/packed$/)
  await page.goto(url)
  await (await copy).finished()
  // It is read in idle time after it has come, which a busy machine has late.
  await page.waitForTimeout(300)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
