import type { Page } from '@playwright/test'
import { at, expect, open, test } from './listing-fixtures.ts'

const places = (page: Page) => page.locator('.card-place').allInnerTexts()
const isFar = (place: string) => / · (Less than 1|[\d,]+)\skm$/.test(place)

async function sayPostcode(page: Page, postcode: string): Promise<void> {
  const panel = page.locator('#filter-panel')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await panel.getByLabel('Postcode').fill(postcode)
  await expect(page).toHaveURL(new RegExp(`near=${postcode}`))
  await panel.getByRole('button', { name: /^Show / }).click()
}

test('on a phone a postcode gives distances, then the nearest come first; a circle leaves out the rest [SL-35]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, at('outback-rv'))
  expect((await places(page)).filter(isFar)).toEqual([])
  await sayPostcode(page, '2340')
  await expect.poll(async () => (await places(page)).every(isFar)).toBe(true)
  await page.getByLabel('Sort').selectOption('Nearest first')
  await expect(page).toHaveURL(/distance/)
  await expect.poll(async () => (await places(page))[0]).toContain('Tamworth')
  const all = Number(await page.locator('[data-results-total]').getAttribute('data-results-total'))
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('Distance').selectOption('Within 50 km')
  await page
    .locator('#filter-panel')
    .getByRole('button', { name: /^Show / })
    .click()
  await expect(page.getByRole('link', { name: 'Remove Within 50 km of 2340' })).toBeVisible()
  const near = Number(await page.locator('[data-results-total]').getAttribute('data-results-total'))
  expect([near > 0, near < all]).toEqual([true, true])
})

test('a postcode is kept on this device for the next listing, and forgotten when asked [SL-35]', async ({ page }) => {
  await open(page, at('southbank'))
  await page.getByLabel('Postcode').fill('4000')
  await expect.poll(async () => (await places(page)).every(isFar)).toBe(true)
  await open(page, at('southbank', '/search/used-cars'))
  await expect(page).toHaveURL(/near=4000/)
  await expect.poll(async () => (await places(page)).every(isFar)).toBe(true)
  await page.getByRole('button', { name: 'Forget' }).click()
  await expect(page).not.toHaveURL(/near/)
  await open(page, at('southbank', '/search/suv'))
  await expect(page.getByLabel('Postcode')).toHaveValue('')
  expect((await places(page)).filter(isFar)).toEqual([])
})

test('an unknown postcode is said to be one, and what was typed stays [SL-35]', async ({ page }) => {
  await open(page, at('southbank'))
  await page.getByLabel('Postcode').fill('0001')
  await expect(page.getByText('Invalid postcode')).toBeVisible()
  await expect(page.getByLabel('Postcode')).toHaveValue('0001')
})

test.describe('the device', () => {
  test.use({ geolocation: { latitude: -27.4698, longitude: 153.0251 }, permissions: ['geolocation'] })

  test('says where it is when asked, to about a kilometre [SL-35]', async ({ page }) => {
    await open(page, at('southbank'))
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page).toHaveURL(/near=-27\.47%2C153\.0[23]/)
    await expect.poll(async () => (await places(page)).every(isFar)).toBe(true)
  })
})

test('a device that does not say where it is leads to the postcode [SL-35]', async ({ page }) => {
  await open(page, at('southbank'))
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Type your postcode instead.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('postcode and distance are sent with the other filters [SL-35]', async ({ page }) => {
    await page.goto(at('southbank'))
    await page.getByLabel('Postcode').fill('4000')
    await page.getByLabel('Distance').selectOption('Within 25 km')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/near=4000&within=25/)
    expect((await places(page)).every(isFar)).toBe(true)
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Map' })).toBeHidden()
  })
})

test('a map of the results is opened by keyboard, says how many stand where, and leads to one place; Escape gives the focus back [SL-35]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const outside: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('.localhost')) outside.push(request.url())
  })
  await open(page, at('outback-rv'))
  const button = page.getByRole('button', { name: 'Map' })
  await button.focus()
  await page.keyboard.press('Enter')
  const map = page.getByRole('dialog', { name: 'Map' })
  await expect(map.locator('.map-land path')).toBeAttached()
  const listed = map.getByRole('list', { name: 'Locations' }).getByRole('link')
  const all = await listed.count()
  expect(all).toBeGreaterThan(1)
  await expect(map.locator('.map-pin')).toHaveCount(all)
  const [name, counted] = (await listed.first().innerText()).split('\n')
  await listed.first().press('Enter')
  await expect(page).toHaveURL(/location_name=/)
  await expect(page.locator('[data-results-total]')).toHaveAttribute(
    'data-results-total',
    String(parseInt(counted!, 10)),
  )
  await expect(map.getByRole('link', { name: name! })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(map).toBeHidden()
  await expect(button).toBeFocused()
  expect(outside).toEqual([])
})

test('on a phone the map lies over the list; a press on a pin shows what stands there [SL-35]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, at('outback-rv'))
  await page.getByRole('button', { name: 'Map' }).click()
  const map = page.getByRole('dialog', { name: 'Map' })
  await map.locator('.map-pin > span').first().click()
  await expect(page).toHaveURL(/location_name=/)
  await expect(map).toBeHidden()
})
