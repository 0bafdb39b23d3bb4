import type { Page } from '@playwright/test'
import { allStock as listing, at, expect, test } from './fixtures.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** A page that has just come closes its menus: whoever was quicker presses again. */
async function openStock(page: Page): Promise<void> {
  await expect(async () => {
    await menu(page).getByText('Our Stock').click()
    await menu(page)
      .getByRole('link', { name: /All stock/ })
      .click({ timeout: 2_000 })
  }).toPass()
}

const goHome = (page: Page) => menu(page).getByRole('link', { name: 'Home' }).click()

test('a shopper goes from the front page to a car and back to the page of results they came from', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Southbank Motors')
  await openStock(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our stock')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  const card = page.getByRole('article').first()
  const link = card.getByRole('heading').getByRole('link')
  const name = await link.textContent()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('two sites open side by side stay apart [part of PL-08]', async ({ context }) => {
  const [one, other] = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all([one.goto(at('southbank')), other.goto(at('coastline-toyota'))])
  for (let round = 0; round < 3; round++) {
    await Promise.all([openStock(one), openStock(other)])
    await expect(one).toHaveTitle(/Southbank Motors/)
    await expect(other).toHaveTitle(/Coastline Toyota/)
    await expect(other.getByRole('article').first()).toContainText('Toyota')
    await Promise.all([goHome(one), goHome(other)])
    await expect(one).toHaveTitle('Southbank Motors')
    await expect(other).toHaveTitle('Coastline Toyota')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is complete and every link works', async ({ page }) => {
    await page.goto('/')
    await openStock(page)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(
      page
        .getByRole('article')
        .getByText(/Drive away|Excl\. Govt Charges|Enquire for price/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })
})

test('a missing page is a 404 in the site’s own frame', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page')
  await expect(page.getByRole('banner')).toContainText('Southbank Motors')
})

test('a car that was looked at is remembered on the device, for this site [EN-02] [VD-35]', async ({ page }) => {
  await page.goto(listing)
  await page.getByRole('main').getByRole('article').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Our stock')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('forecourt.southbank.viewedCars'))).not.toBeNull()
  const [viewed] = JSON.parse((await page.evaluate(() => localStorage.getItem('forecourt.southbank.viewedCars')))!)
  expect(Object.keys(viewed).toSorted()).toEqual(['body', 'id', 'make', 'model', 'simple_body', 'stocknum'])
  const name = page.getByRole('heading', { level: 1 })
  await expect(name).toContainText(viewed.make)
  await expect(name).toContainText(viewed.model)
  await expect(page.getByRole('main')).toContainText(viewed.stocknum)
})

test('a view of the listing is reported once, with nothing personal in it', async ({ page }) => {
  const reports: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/api/events') && reports.push(request.postDataJSON()))
  const answered = page.waitForResponse('**/api/events')
  await page.goto(`${listing}?page=2&utm_source=jane@example.com`)
  expect((await answered).status()).toBe(202)
  await page.waitForLoadState('networkidle')
  expect(reports).toEqual([{ id: 49, path: listing }])
})

test('a page goes on when an event cannot be sent; the console has a warning [AN-02] [part of ER-05]', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.route('**/api/events', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto(listing)
  await expect.poll(() => warnings[0]).toContain('The event was not sent')
  await page.getByRole('main').getByRole('article').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Our stock')
})
