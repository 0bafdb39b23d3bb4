import type { Page } from '@playwright/test'
import { at, expect, open, test } from './fixtures.ts'
import { type Car, carPath } from './yard.ts'

const car = (kind: Car) => at('southbank', carPath('southbank', kind))
const slugOf = (kind: Car) => carPath('southbank', kind).slice('/cars/'.length)
const tray = (page: Page) => page.getByRole('complementary', { name: 'Your comparison' })
/** A link until its script has come, a button from then on. */
const compareButton = (page: Page) => page.locator('[data-keep="compare"]')
const nameOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const stored = (page: Page, list: string) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { id: number; slug: string }[],
    `forecourt.southbank.${list}`,
  )

test('a vehicle is saved on its page, counted in the header, listed with its price as it is now, and taken back [WL-05] [part of RT-13] [part of AN-01]', async ({
  page,
}) => {
  await open(page, car('photographed'))
  const name = (await nameOf(page))!
  await expect(page.locator('.saved-count')).toHaveCount(0)
  const counted = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && request.postDataJSON().id === 39,
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await counted).postDataJSON()).toMatchObject({
    id: 39,
    vehicle_id: expect.any(Number),
    car_type: expect.any(String),
  })
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Saved 1' }).click()
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card.getByText(/^\$[\d,]+$/)).toBeVisible()
  await expect(card.getByText(/Drive away|Excl\. Govt Charges/)).toBeVisible()
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  await expect(page.locator('.saved-count')).toHaveCount(0)
  expect(await stored(page, 'favourites')).toEqual([])
})

test('the count in the header moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const saved = { id: 1, name: 'A', slug: 'a', make: 'M', model: 'M', primary_image_url: null }
    localStorage.setItem('forecourt.southbank.favourites', JSON.stringify([saved]))
    const shifts: number[] = []
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(at('southbank', '/finance'))
    await expect(page.locator('.saved-count').first()).toBeAttached()
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  }
})

test('what is no longer there says so [part of RT-13]', async ({ page }) => {
  await page.goto(at('southbank', '/favourites'))
  await page.evaluate(() => {
    const gone = {
      id: 987_654_321,
      name: '1999 Gone Car',
      slug: 'gone',
      make: 'Gone',
      model: 'Car',
      primary_image_url: null,
    }
    localStorage.setItem('forecourt.southbank.favourites', JSON.stringify([gone]))
  })
  await page.reload()
  const card = page.getByRole('article').filter({ hasText: '1999 Gone Car' })
  await expect(card.getByText('No longer available')).toBeVisible()
})

test('two vehicles are compared, one is taken out, and the device remembers [WL-05] [part of RT-13]', async ({
  page,
}) => {
  await open(page, car('everything'))
  await compareButton(page).click()
  await expect(tray(page)).toContainText('1 of 4')
  await open(page, car('fewPhotos'))
  await expect(tray(page)).toContainText('1 of 4')
  await compareButton(page).click()
  await expect(page.getByRole('button', { name: 'In your comparison' })).toBeVisible()
  await expect(tray(page)).toContainText('2 of 4')
  await tray(page).getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(tray(page)).toHaveCount(0)
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  await expect.poll(() => stored(page, 'compare')).toHaveLength(1)
  await page.goto(at('southbank', '/compare'))
  await expect(page).toHaveURL(/\/compare\?cars=[^,]+$/)
  await page.getByRole('link', { name: /^Remove / }).click()
  await expect(page.getByText('Nothing to compare yet')).toBeVisible()
  await expect.poll(() => stored(page, 'compare')).toHaveLength(0)
})

test('the fifth is refused in words, and somebody else’s comparison leaves the own list alone', async ({ page }) => {
  await page.goto(at('southbank', '/favourites'))
  await page.evaluate(() => {
    const four = [1, 2, 3, 4].map((id) => ({ id: id + 900_000_000, name: `Car ${id}`, slug: `own-${id}` }))
    localStorage.setItem('forecourt.southbank.compare', JSON.stringify(four))
  })
  await open(page, car('everything'))
  await compareButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Four are the most to compare')
  await page.goto(at('southbank', `/compare?cars=${slugOf('fewPhotos')}`))
  await page.waitForLoadState('networkidle')
  expect(await stored(page, 'compare')).toHaveLength(4)
})

test('only what differs is shown on demand, by keyboard too', async ({ page }) => {
  await page.goto(at('southbank', `/compare?cars=${slugOf('everything')},${slugOf('fewPhotos')}`))
  const rows = page.getByRole('row')
  const all = await rows.count()
  await page.getByRole('checkbox', { name: 'Only what differs' }).focus()
  await page.keyboard.press('Space')
  expect(await rows.count()).toBeLessThan(all)
  await expect(page.getByRole('rowheader', { name: /^Differs: / }).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('one vehicle is read at a time; the names of lines stay, and the keyboard scrolls', async ({ page }) => {
    await page.goto(at('southbank', `/compare?cars=${slugOf('everything')},${slugOf('fewPhotos')}`))
    const area = page.getByRole('region', { name: 'Comparison' })
    const label = area.getByRole('rowheader').first()
    const before = (await label.boundingBox())!.x
    await area.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => area.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
    expect((await label.boundingBox())!.x).toBe(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('vehicles are compared by address, added by name and taken out [part of RT-13]', async ({ page }) => {
    await page.goto(car('everything'))
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    await page.getByLabel('Add another to see them side by side').fill('toyota')
    await page.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
  })
})
