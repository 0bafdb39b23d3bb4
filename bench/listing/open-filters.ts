import type { Page } from 'playwright-core'

/** Opens the sheet or the drawer, where the filters are not beside the results, and every group in it. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ })
  if (!(await page.locator('form#filters').isVisible())) await button.click()
  await page.locator('form#filters').waitFor()
  await page
    .locator('form#filters details:not([open])')
    .evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')))
  await page.waitForTimeout(600)
}
