import type { Page } from '@playwright/test'
import { allStock, at, expect, found, namesOn, open, test } from './listing-fixtures.ts'

const phone = { width: 390, height: 844 }
const panelOf = (page: Page) => page.locator('#filter-panel')

async function openFilters(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: /^Filters/ }).click()
}

/** The results a shopper then sees, and that each of their cards says so. */
async function seeResults(page: Page, says: RegExp): Promise<void> {
  await panelOf(page)
    .getByRole('button', { name: /^Show \d+/ })
    .click()
  await expect(panelOf(page)).toBeHidden()
  const cards = page.locator('.listing-results article')
  const count = Math.min(5, await cards.count())
  expect(count).toBeGreaterThan(0)
  for (let card = 0; card < count; card++) await expect(cards.nth(card)).toContainText(says)
}

const type = async (page: Page, field: string, text: string) => {
  const input = panelOf(page).getByRole('spinbutton', { name: field, exact: true })
  await input.fill(text)
  await input.press('Enter')
}

test('a caravan for four that a family car may tow: two choices on a phone [SL-34]', async ({ page }) => {
  await open(page, at('outback-rv', '/search/caravan'))
  const all = await found(page)
  await openFilters(page)
  await panelOf(page)
    .getByRole('checkbox', { name: /^Sleeps 4/ })
    .check()
  await type(page, 'ATM to', '2500')
  await expect(page).toHaveURL(/sleeps=4&range%5Batm%5D=%3A2500$/)
  await expect.poll(() => found(page)).toBeLessThan(all)
  await seeResults(page, /Sleeps\s*4/)
  await expect(page.getByRole('link', { name: 'Remove ATM up to 2,500 kg' })).toBeVisible()
})

test('a motorcycle that learners may ride: one box on a phone [SL-34]', async ({ page }) => {
  await open(page, at('throttle'))
  await openFilters(page)
  await panelOf(page)
    .getByRole('checkbox', { name: /^Learner approved \(LAMS\)/ })
    .check()
  await expect(page).toHaveURL(/\?learner_approved=true$/)
  await seeResults(page, /Learner\sapproved\s\(LAMS\)/)
})

test('an electric car that goes 400 km: the kind is chosen, its filters come below it [SL-34]', async ({ page }) => {
  await open(page, at('volt'))
  await openFilters(page)
  const range = panelOf(page).getByRole('spinbutton', { name: 'Range from' })
  await expect(range).toHaveCount(0)
  const electric = panelOf(page)
    .locator('[data-facet=fuel]')
    .getByRole('checkbox', { name: /^Electric/ })
  await electric.check()
  await type(page, 'Range from', '400')
  await expect(page).toHaveURL(/fuel=Electric&range%5Brange_km%5D=400%3A$/)
  await seeResults(page, /Range\s(?:[4-9]\d\d)\skm/)
  // Who takes the kind back has asked nothing of it any more.
  await openFilters(page)
  await electric.uncheck()
  await expect(page).toHaveURL(new RegExp(`${allStock}$`))
  await expect(range).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a motorcycle for learners with a low seat [SL-34] [SL-31]', async ({ page }) => {
    await page.goto(at('throttle'))
    const all = await namesOn(page)
    await page.getByRole('checkbox', { name: /^Learner approved/ }).check()
    await page.getByRole('spinbutton', { name: 'Seat height to' }).fill('800')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page.getByRole('link', { name: 'Remove Learner approved (LAMS)' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove Seat height up to 800 mm' })).toBeVisible()
    const names = await namesOn(page)
    expect(names.length).toBeGreaterThan(0)
    expect(names).not.toEqual(all)
  })

  test('a kind that is chosen brings its filters with the next page [SL-34] [SL-31]', async ({ page }) => {
    await page.goto(at('outback-rv'))
    await expect(page.getByText('Sleeps 4')).toHaveCount(0)
    await page.getByRole('checkbox', { name: /^Caravans/ }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await page.getByRole('checkbox', { name: /^Sleeps 4/ }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/item_type=caravan&(?:.*&)?sleeps=4/)
    expect(await found(page)).toBeGreaterThan(0)
  })
})
