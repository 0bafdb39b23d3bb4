import { at as atSite, expect, open, type SiteSlug, test } from './fixtures.ts'
import { carPath } from './yard.ts'

const at = (slug: SiteSlug, path = '/search/used-cars') => atSite(slug, path)
const saveButton = { name: /^Save / }

test('a heart saves a vehicle on this device, and every tab knows [SL-05] [EN-02] [WL-05]', async ({
  page,
  context,
}) => {
  await open(page, at('southbank'))
  const heart = page.getByRole('button', saveButton).first()
  const name = (await heart.getAttribute('aria-label'))!.replace('Save ', '')
  const counted = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && request.postDataJSON().id === 39,
  )
  await heart.click()
  const saved = page.getByRole('button', { name: `Remove ${name} from saved` })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  expect((await counted).postDataJSON()).toMatchObject({ id: 39, car_type: 'used' })
  const other = await context.newPage()
  await other.goto(at('southbank'))
  const there = other.getByRole('button', { name: `Remove ${name} from saved` })
  await expect(there).toBeVisible()
  const [record] = JSON.parse((await other.evaluate(() => localStorage.getItem('forecourt.southbank.favourites')))!)
  expect(record).toMatchObject({
    id: expect.any(Number),
    name,
    slug: expect.any(String),
    make: expect.any(String),
    model: expect.any(String),
  })
  await there.click()
  await expect(page.getByRole('button', { name: `Save ${name}` })).toHaveAttribute('aria-pressed', 'false')
})

test('a heart pressed while the program is on its way is pressed once, when it has come [SL-05]', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { presses: number }
    seen.presses = 0
    document.addEventListener('click', () => seen.presses++, true)
    document.addEventListener('DOMContentLoaded', () => document.querySelector<HTMLElement>('.card-heart')!.click())
  })
  await page.goto(at('southbank'))
  await expect(page.locator('.card-heart').first()).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => (window as unknown as { presses: number }).presses)).toBe(1)
})

test('what is sold can be taken back where it was saved, and then no longer saved [BR-05]', async ({ page }) => {
  await page.goto(atSite('southbank', carPath('southbank', 'sold')))
  const number = (await page
    .getByText(/^Stock number/)
    .first()
    .textContent())!.replace('Stock number ', '')
  // Remembered once the page is at rest.
  await page.waitForFunction(() => localStorage.getItem('forecourt.southbank.viewedCars') !== null)
  const listing = at('southbank', `/search/new-used-and-demo-cars?query=${number}`)
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${carPath('southbank', 'sold')}"]`) })
  await open(page, listing)
  await expect(card.getByRole('heading')).toBeVisible()
  await expect(card.locator('[aria-pressed]')).toHaveCount(0)
  const { id } = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('forecourt.southbank.viewedCars')))!,
  )[0] as { id: number }
  await page.evaluate((saved) => localStorage.setItem('forecourt.southbank.favourites', JSON.stringify([saved])), {
    id,
    name: 'Saved',
    slug: 's',
    make: 'm',
    model: 'm',
    primary_image_url: null,
  })
  await open(page, listing)
  await card.getByRole('button', { name: /^Remove .* from saved$/ }).click()
  await expect(card.locator('[aria-pressed]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('forecourt.southbank.favourites'))).toBeNull()
})

test('a picture’s button brings the next one, by keyboard, too [SL-05]', async ({ page }) => {
  await open(page, at('southbank'))
  await page.getByRole('button', saveButton).first().focus()
  const next = page.getByRole('button', { name: /^Next picture of / }).first()
  await next.focus()
  const asked = page.waitForResponse(/\/api\/car-pictures\?id=\d+$/)
  await page.keyboard.press('Enter')
  expect((await asked).status()).toBe(200)
  const strip = page.locator('.card-strip', { has: page.locator('.card-more img') }).first()
  await expect.poll(() => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))).toBe(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a strip that is swiped fetches its pictures [SL-05]', async ({ page }) => {
    await page.goto(at('outback-rv', '/search/new-used-and-demo-cars'))
    const strip = page.locator('.card-strip', { has: page.locator('.card-more') }).first()
    await expect(strip.locator('.card-more img')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await strip.evaluate((element) => element.scrollBy(element.clientWidth, 0))
    await expect(strip.locator('.card-more img').first()).toBeAttached()
  })

  test('one that is swiped before the program has come fetches them when it has [SL-05]', async ({ page }) => {
    const program = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await program.promise
      await route.continue()
    })
    await page.goto(at('outback-rv', '/search/new-used-and-demo-cars'))
    const strip = page.locator('.card-strip', { has: page.locator('.card-more') }).first()
    await strip.evaluate((element) => element.scrollBy(element.clientWidth, 0))
    await expect(strip.locator('.card-more')).toBeInViewport()
    program.resolve()
    await expect(strip.locator('.card-more img').first()).toBeAttached()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('cards lead to their vehicles; what cannot work is not there [SL-05]', async ({ page }) => {
    await page.goto(at('southbank'))
    await expect(page.getByRole('button', saveButton)).toHaveCount(0)
    const name = page.getByRole('article').first().getByRole('heading')
    const said = (await name.textContent())!
    await name.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said)
  })
})

test('three in a row on large screens, two in a gallery, one below the other in the list [SL-03]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const inFirstRow = () =>
    page
      .locator('.vehicles > li')
      .evaluateAll(
        (items) =>
          items.filter((item) => (item as HTMLElement).offsetTop === (items[0] as HTMLElement).offsetTop).length,
      )
  await page.goto(at('southbank'))
  expect(await inFirstRow()).toBe(3)
  await page.goto(at('volt'))
  expect(await inFirstRow()).toBe(2)
  await page.goto(at('southbank', '/search/used-cars?view=list'))
  expect(await inFirstRow()).toBe(1)
})
