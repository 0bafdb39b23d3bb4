import type { Page } from '@playwright/test'
import { at, expect, templateInTurn, templates, test } from './fixtures.ts'
import { carPath } from './yard.ts'

const open = (page: Page, slug: (typeof templates)[number] = 'southbank') =>
  page.goto(at(slug, carPath(slug, 'everything')))

/** Once what makes the page do more is there. */
async function lively(page: Page): Promise<void> {
  const scripts = page.waitForResponse(/head-scripts/)
  await open(page)
  await (await scripts).finished()
}

test('the number is shown once it is asked for, and then calls [VD-19]', async ({ page }) => {
  await lively(page)
  const asked = page.waitForRequest('**/api/phone-reveal')
  await page.getByRole('button', { name: /Show number$/ }).click()
  expect((await asked).postDataJSON()).toEqual({ car_id: expect.any(Number) })
  const number = page.getByRole('region', { name: 'Location' }).locator('a[href^="tel:"]')
  await expect(number).toBeFocused()
  await expect(number).toHaveAttribute('href', /^tel:\d{10}$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the number comes by a form [VD-19]', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: /Show number$/ }).click()
    await expect(page).toHaveURL(/\?phone=shown#phone$/)
    await expect(page.locator('#phone')).toHaveText(/^[\d ]{10,}$/)
  })
})

test('sharing opens a small window; the link is copied and that is said for a moment [VD-28]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.open = (url, target, features) => {
      document.documentElement.dataset.opened = JSON.stringify([String(url), target, features])
      return window
    }
  })
  await lively(page)
  const name = await page.locator('h1').textContent()
  await page.getByText('Share', { exact: true }).click()
  await page.locator('[data-island=share]').getByRole('link', { name: 'Facebook' }).click()
  const opened = JSON.parse((await page.locator('html').getAttribute('data-opened'))!) as string[]
  expect(opened[0]).toContain('facebook.com/sharer')
  expect(opened[2]).toContain('width=550,height=400')
  const copy = page.getByRole('button', { name: 'Copy link' })
  await copy.click()
  await expect(page.getByRole('status').filter({ hasText: `Copied ${name} to your clipboard!` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(copy).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a vehicle is saved on its page and stays saved; taken back it is not [WL-05]', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.favourites')).length))
    .toBe(1)
  await page.reload()
  await page.getByRole('button', { name: 'Saved' }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

for (const slug of templateInTurn(4)) {
  test(`${slug}: a header comes after 500 px and goes again; what is focused is not beneath it [VD-16]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 700 })
    await open(page, slug)
    const header = page.getByRole('complementary', { name: 'This vehicle', exact: true })
    await page.waitForRequest(/head-scripts/).catch(() => {})
    await page.evaluate(() => scrollTo(0, 480))
    await expect(header).toBeHidden()
    await page.evaluate(() => scrollTo(0, 520))
    await expect(header).toBeVisible()
    await expect(header).toContainText(/\$[\d,]+/)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(header).toBeHidden()
  })
}

test('on a phone a bar comes after 900 px [VD-17]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page)
  const bar = page.getByRole('complementary', { name: 'What to do next' })
  await page.evaluate(() => scrollTo(0, 880))
  await expect(bar).toBeHidden()
  await page.evaluate(() => scrollTo(0, 920))
  await expect(bar).toBeVisible()
  await expect(bar.getByRole('link')).toHaveText(['Enquire Now', 'Call Now'])
  await expect(page.getByRole('complementary', { name: 'This vehicle', exact: true })).toBeHidden()
})

test('a look is counted when the page is seen [VD-34]', async ({ page }) => {
  const counted = page.waitForResponse(/view\.json\?photos_count=\d+&updated_at=[^&]+&website_id=\d+$/)
  await open(page)
  expect(await (await counted).json()).toEqual({ views: expect.any(Number), car_fields: expect.any(Object) })
})

test('opening the history report is counted, and opens it [VD-32] [part of AN-01]', async ({ page, context }) => {
  await lively(page)
  const counted = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && request.postDataJSON().id === 60,
  )
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'History report' }).click()
  expect((await counted).postDataJSON()).toMatchObject({ id: 60, vehicle_id: expect.any(Number) })
  await expect(await opened).toHaveURL(/robots\.txt$/)
})

test('a press in an island that nobody knows is the browser’s', async ({ page }) => {
  await lively(page)
  await page.evaluate(() => {
    const island = Object.assign(document.createElement('div'), { innerHTML: '<button type="button">Odd one</button>' })
    island.dataset.island = 'nobody'
    island.addEventListener('click', () => (island.textContent = 'Pressed'))
    document.querySelector('main')!.prepend(island)
  })
  await page.getByRole('button', { name: 'Odd one' }).click()
  await expect(page.getByText('Pressed', { exact: true })).toBeVisible()
})
