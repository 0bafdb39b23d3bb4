import { allStock, at, expect, found, test } from './listing-fixtures.ts'

test.use({ javaScriptEnabled: false })

test('filters, sort, view and pages work without JavaScript [SL-31]', async ({ page }) => {
  await page.goto(at('southbank'))
  const all = await found(page)
  await page.getByRole('checkbox', { name: /^Toyota/ }).check()
  await page.getByRole('spinbutton', { name: 'Price to' }).fill('60000')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Lowest price' })
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.getByRole('link', { name: 'Remove Toyota' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove up to $60,000' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked()
  expect(await found(page)).toBeLessThan(all)
  const prices = (await page.locator('.card-amount').allTextContents()).map((text) =>
    Number(text.replaceAll(/\D/g, '')),
  )
  expect(prices.length).toBeGreaterThan(2)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL(/view=list/)
  await page.getByRole('link', { name: 'Remove Toyota' }).click()
  await expect(page).toHaveURL(/view=list/)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  expect(await found(page)).toBeLessThan(all)
})

test('the sheet of a phone opens, and its button sends what was chosen [SL-31]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('meridian', `${allStock}?tag=Run-out&range[km]=:90000`))
  await page.getByRole('button', { name: /^Filters/ }).click()
  const panel = page.locator('#filter-panel')
  await panel.getByRole('checkbox', { name: /^Used/ }).check()
  await panel.getByRole('button', { name: 'Show results' }).click()
  // What this form does not show is not lost by sending it.
  await expect(page).toHaveURL(/car_type=used/)
  await expect(page).toHaveURL(/tag=Run-out/)
})
