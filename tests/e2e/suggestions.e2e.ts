import { violationsOn } from './accessibility.ts'
import { at, expect, test } from './fixtures.ts'

test.beforeEach(async ({ page }) => {
  await page.goto(at('southbank', '/search/suv'), { waitUntil: 'networkidle' })
})

test('typing offers makes and models after 300 ms, and the keys choose one [SL-12]', async ({ page }) => {
  const asked: number[] = []
  page.on('request', (request) => request.url().includes('/api/suggest') && asked.push(Date.now()))
  const box = page.getByRole('banner').locator('input[name=query]')
  await box.click()
  await box.pressSequentially('toyo', { delay: 50 })
  const typed = Date.now()
  await expect(page.getByRole('banner').getByRole('option').first()).toContainText('Toyota')
  expect(asked).toHaveLength(1)
  expect(asked[0]! - typed).toBeGreaterThan(150)
  await expect(page.getByRole('banner').locator('output')).toHaveText(/^\d+ suggestions$/)
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  // Some of the vehicles, too, with picture and price.
  const vehicle = page.getByRole('banner').getByRole('option').last()
  await expect(vehicle.locator('img')).toBeAttached()
  await expect(vehicle).toContainText(/\$[\d,]+ (Drive away|Excl\. Govt Charges)/)
  await box.press('ArrowDown')
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await page.getByRole('banner').getByRole('option').first().getAttribute('id'))!,
  )
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\/toyota$/)
})

test('Enter without a choice asks for the words, and Escape closes the list but keeps them [SL-12]', async ({
  page,
}) => {
  const box = page.getByRole('banner').locator('input[name=query]')
  await box.fill('toyo')
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible()
  await box.press('Escape')
  await expect(page.getByRole('banner').getByRole('option')).toHaveCount(0)
  await expect(box).toHaveValue('toyo')
  await box.press('Enter')
  await expect(page).toHaveURL(/\?query=toyo$/)
})

test('the open list moves nothing, has no accessibility violations and closes when it is left', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  await page.getByRole('banner').locator('input[name=query]').fill('ma')
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('option')).toHaveCount(0)
})

test('what was searched for is offered again, as one search however many steps it took [SL-29] [EN-02]', async ({
  page,
}) => {
  for (const search of ['?body=SUV', '?body=SUV&range[price]=:60000', '?body=SUV&range[price]=:50000']) {
    await page.goto(at('southbank', `/search/used-cars${search}`), { waitUntil: 'networkidle' })
  }
  await page.goto(at('southbank'))
  await page.getByRole('banner').locator('input[name=query]').click()
  await expect(page.getByRole('banner').getByRole('option')).toHaveText([/Used cars, SUV, up to \$50,000/])
  await page.getByRole('banner').getByRole('option').click()
  await expect(page).toHaveURL(/\/search\/used-cars\?body=SUV&range%5Bprice%5D=%3A50000$/)
})
