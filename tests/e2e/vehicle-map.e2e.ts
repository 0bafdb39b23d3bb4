import type { Page } from '@playwright/test'
import { allStock, at, expect, open, type SiteSlug, templateInTurn, test } from './fixtures.ts'
import { violationsOn } from './accessibility.ts'
import { expectNoShift, watchShifts } from './shifts.ts'
import { carPath, tiledSite, tilesHost } from './yard.ts'

const car = (slug: SiteSlug) => at(slug, carPath(slug, 'everything'))
const live = (page: Page) => page.locator('#vehicle-map .map-over.leaflet-container')
const mapFiles = /\/assets\/(leaflet|ground|location-map|settle-names)[^/]*\.(js|css)|\/map\/[^/]+\.json/
/** One pixel, so that a picture counts as come. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function watch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

const comeNear = (page: Page) => page.locator('#vehicle-map').scrollIntoViewIfNeeded()

for (const slug of templateInTurn(5)) {
  test(`${slug}: a map comes when it is near, moves by keys, and moves nothing else [RT-20] [DL-04]`, async ({
    page,
  }) => {
    const asked = watch(page)
    await watchShifts(page)
    await open(page, car(slug))
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => mapFiles.test(url))).toEqual([])
    const before = await page.locator('#vehicle-map picture').boundingBox()
    await comeNear(page)
    await expect(live(page).locator('.map-land path')).toBeAttached()
    const after = await live(page).boundingBox()
    expect([after!.width, after!.height]).toEqual([before!.width, before!.height])
    await expect(live(page)).toHaveAccessibleName(/^Map of the area around /)
    await expect(live(page).getByText('© OpenStreetMap contributors')).toBeVisible()
    await expect(live(page).locator('.leaflet-tile')).toHaveCount(0)
    await live(page).focus()
    const pin = live(page).locator('.map-pin')
    const stood = (await pin.boundingBox())!
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await pin.boundingBox())!.x).toBeLessThan(stood.x - 20)
    await live(page).getByRole('button', { name: 'Zoom in' }).press('Enter')
    await expectNoShift(page)
    expect(await violationsOn(page, { part: '#vehicle-map' })).toEqual([])
    expect(asked.filter((url) => !new URL(url).hostname.endsWith('.localhost') && !url.startsWith('data:'))).toEqual([])
  })
}

test('where data is saved, and without JavaScript, the drawn map stays', async ({ page, browser }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked = watch(page)
  await open(page, car('southbank'))
  await comeNear(page)
  await expect(page.locator('#vehicle-map img')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /leaflet|\/map\/[^/]+\.json/.test(url))).toEqual([])
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(car('southbank'))
  await comeNear(plain)
  await expect(plain.locator('#vehicle-map img')).toBeVisible()
  await plain.close()
})

test("a site's own map service is asked for pictures, with whom they are by; another site is not [DL-04]", async ({
  page,
}) => {
  const tiles: string[] = []
  await page.context().route(`${tilesHost}/**`, (route) => {
    tiles.push(route.request().url())
    return route.fulfill({ contentType: 'image/png', body: pixel })
  })
  await open(page, car(tiledSite))
  expect(tiles).toEqual([])
  await comeNear(page)
  await expect(live(page).locator('.leaflet-tile-loaded').first()).toBeVisible()
  expect(tiles[0]).toMatch(/^https:\/\/tiles\.example\/10\/\d+\/\d+\.png$/)
  await expect(live(page).getByText('© <b>Tiles</b> & sons')).toBeVisible()
  await expect(live(page).locator('.map-town').first()).toBeHidden()
  const asked = tiles.length
  await open(page, car('southbank'))
  await comeNear(page)
  await expect(live(page).locator('.map-land path')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(tiles).toHaveLength(asked)
})

test('a listing’s map has those pictures, too [SL-35]', async ({ page }) => {
  const tiles: string[] = []
  await page.context().route(`${tilesHost}/**`, (route) => {
    tiles.push(route.request().url())
    return route.fulfill({ contentType: 'image/png', body: pixel })
  })
  await open(page, at(tiledSite, allStock))
  await page.getByRole('button', { name: 'Map' }).click()
  const map = page.getByRole('dialog', { name: 'Map' })
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible()
  await expect(map.getByText('© <b>Tiles</b> & sons')).toBeVisible()
  expect(tiles.length).toBeGreaterThan(0)
})

test.describe('pictures that fail', () => {
  test('leave our own map in view [DL-04]', async ({ page }) => {
    await page.context().route(`${tilesHost}/**`, (route) => route.fulfill({ status: 503, body: '' }))
    await open(page, car(tiledSite))
    const failed = page.waitForResponse((response) => response.url().startsWith(tilesHost))
    await comeNear(page)
    await failed
    await expect(live(page).locator('.map-land path')).toBeVisible()
    await expect(live(page).locator('.leaflet-tile-loaded')).toHaveCount(0)
    await expect(live(page).locator('.map-town').first()).toBeAttached()
    await expect(live(page)).not.toHaveClass(/map-tiled/)
  })
})
