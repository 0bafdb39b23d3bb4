import type { Page } from '@playwright/test'

/** Makes every visit to come one of those that are measured. */
export const chooseToMeasure = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Math.random = () => 0
  })
