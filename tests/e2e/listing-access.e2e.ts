import type { Page } from '@playwright/test'
import { answered, at, expect, open, test } from './listing-fixtures.ts'

/** What keeps keys inside comes when the filters are first touched. */
const holdsKeys = (page: Page) =>
  expect(page.locator('main [inert], header[inert], footer[inert]').first()).toBeAttached()

test('on a phone keys stay in the open filters, and come back to their button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, at('southbank'))
  await page.waitForLoadState('networkidle')
  const button = page.getByRole('button', { name: 'Filters' })
  await button.press('Enter')
  const panel = page.locator('#filter-panel')
  await holdsKeys(page)
  const isBehind = () =>
    panel.evaluate((element) => document.activeElement !== document.body && !element.contains(document.activeElement))
  for (const [from, keys] of [
    ['Close', 'Shift+Tab'],
    ['Show', 'Tab'],
  ] as const) {
    await panel.getByRole('button', { name: new RegExp(`^${from}`) }).focus()
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press(keys)
      expect(await isBehind()).toBe(false)
    }
  }
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  expect(await isBehind()).toBe(true)
})

test('with a keyboard alone a shopper filters, sorts, takes a filter back, turns the page and opens a vehicle [SL-31]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, at('meridian'))
  await page.getByRole('button', { name: 'Filters' }).focus()
  await page.keyboard.press('Enter')
  const panel = page.locator('#filter-panel')
  await expect(panel).toBeVisible()
  await holdsKeys(page)
  // The next stop is inside what has opened.
  await page.keyboard.press('Tab')
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  const used = panel.getByRole('checkbox', { name: /^Used/ })
  for (let press = 0; press < 12 && !(await used.evaluate((box) => box === document.activeElement)); press++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(used).toBeChecked()
  await expect.poll(() => answered(page)).toBe('car_type=used')
  await expect(used).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.getByRole('combobox', { name: 'Sort' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => answered(page)).toContain('sortBy')
  await page.getByRole('link', { name: 'Remove Used' }).press('Enter')
  await expect.poll(() => answered(page)).not.toContain('car_type')
  await page.getByRole('link', { name: 'Next' }).press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await page.locator('.listing-results article h3 a').first().press('Enter')
  await expect(page).toHaveURL(/\/cars\//)
})
