import type { Locator, Page } from '@playwright/test'
import { at, expect, type SiteSlug, templateInTurn, test } from './fixtures.ts'
import { carPath } from './yard.ts'

const everything = (slug: SiteSlug) => at(slug, carPath(slug, 'everything'))
const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const seen = (part: Locator, role: 'term' | 'listitem') => part.getByRole(role).filter({ visible: true })

/** Opens and closes what has more, by its words. */
async function opens(part: Locator, [show, hide]: [RegExp, RegExp], role: 'term' | 'listitem', few: number) {
  await expect(seen(part, role)).toHaveCount(few)
  await part.getByText(show).click()
  expect(await seen(part, role).count()).toBeGreaterThan(few)
  await part.getByText(hide).click()
  await expect(seen(part, role)).toHaveCount(few)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const slug of templateInTurn(3)) {
      test(`${slug}: figures, specifications and features open and close again [VD-09] [VD-10] [VD-11]`, async ({
        page,
      }) => {
        await page.goto(everything(slug))
        await opens(region(page, 'Key information'), [/^Show More$/, /^Show Less$/], 'term', 4)
        await opens(
          region(page, 'All specifications'),
          [/^Show all specifications$/, /^Hide specifications$/],
          'term',
          4,
        )
        await opens(region(page, 'Features'), [/^Show All \d+$/, /^Hide$/], 'listitem', 8)
      })
    }

    test('long comments open and close in their place [VD-13]', async ({ page }) => {
      await page.goto(at('southbank', carPath('southbank', 'longComments')))
      const comments = region(page, 'Dealer comments')
      const text = comments.locator('p').filter({ visible: true })
      await expect(text).toHaveText(/^.{100,400}…$/s)
      await comments.getByText('Read more').click()
      await expect(text).toHaveCount(1)
      await expect(text).toHaveText(/^.{401,}[^…]$/s)
      await comments.getByText('Read less').click()
      await expect(text).toHaveText(/…$/)
    })
  })
}

// A caravan burns nothing.
for (const slug of ['southbank', 'throttle', 'volt'] as const) {
  test(`${slug}: a week's driving is answered as it is typed, without a request [VD-08] [DL-02]`, async ({ page }) => {
    await page.goto(everything(slug))
    const costs = page.locator('#running-costs')
    const wakes = page.waitForResponse(/running-costs[^/]*\.js/)
    await costs.getByLabel(/^Distance/).focus()
    await wakes
    const asked: string[] = []
    page.on('request', (request) => /\/cars\/(?!.*view\.json)/.test(request.url()) && asked.push(request.url()))
    await costs.getByLabel(/^Distance/).fill('500')
    await costs.getByLabel(/^Consumption/).fill('10')
    await costs.getByLabel(/price/).fill('2')
    await expect(costs.getByText('$100 a week')).toBeVisible()
    await costs.getByLabel(/price/).fill('')
    await expect(costs.getByText('$100 a week')).toBeVisible()
    await costs.getByLabel(/price/).fill('1')
    await costs.getByRole('button', { name: 'Work it out' }).click()
    await expect(costs.getByText('$50 a week')).toBeVisible()
    await expect(costs.getByText('$2,600 a year')).toBeVisible()
    expect(asked).toEqual([])
  })
}

test('an untouched page has fetched no calculator', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(everything('southbank'), { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('running-costs'))).toEqual([])
})

test('the certified badge opens its benefits and gives the focus back [VD-20]', async ({ page }) => {
  await page.goto(at('coastline-toyota', carPath('coastline-toyota', 'certified')))
  const badge = page.getByRole('article').getByRole('button', { name: 'Certified' })
  await badge.click()
  const dialog = page.getByRole('dialog', { name: 'Toyota certified' })
  await expect(dialog.getByText('History and odometer verified')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(badge).toBeFocused()
})

test('without JavaScript the calculator is answered by the server [VD-08]', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(everything('southbank'))
  const costs = page.locator('#running-costs')
  await costs.getByLabel(/^Distance/).fill('500')
  await costs.getByLabel(/^Consumption/).fill('10')
  await costs.getByLabel(/price/).fill('2')
  await costs.getByRole('button', { name: 'Work it out' }).click()
  await expect(costs.getByText('$100 a week')).toBeVisible()
  expect(page.url()).toMatch(/\?week_km=500&use=10&unit_price=2#running-costs$/)
  await page.close()
})
