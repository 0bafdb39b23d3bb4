import { at, expect, open, test } from './fixtures.ts'
import { violationsOn } from './accessibility.ts'
import { expectNoShift, watchShifts } from './shifts.ts'

test('‘Our Locations’ holds previous at the start and next at the end, and hints at swiping [OS-05] [OS-23]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, at('southbank', '/contact'))
  const row = page.getByRole('region', { name: 'Our Locations' })
  const [previous, next] = ['Previous', 'Next'].map((word) =>
    page.getByRole('button', { name: `${word}: Our Locations` }),
  )
  await row.scrollIntoViewIfNeeded()
  await expect(page.getByText('Swipe', { exact: true })).toBeVisible()
  await expect(previous!).toBeDisabled()
  await expect(next!).toBeEnabled()
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await expect(next!).toBeDisabled()
  await expect(previous!).toBeEnabled()
  await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }))
  await expect(previous!).toBeDisabled()
})

test('without a script: departments are links, holiday hours open and close by keys, postcodes and brands are found [OS-03] [OS-06] [OS-01]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('coastline-toyota', '/locations/coastline-toyota-maroochydore'))
  await page
    .getByRole('navigation', { name: 'Departments at this address' })
    .getByRole('link', { name: 'Parts' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coastline Toyota Parts' })).toBeVisible()
  const button = page.getByRole('button', { name: /^Holiday hours/ })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Holiday hours' })
  await expect(dialog).toContainText('Stocktake')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.goto(at('meridian', '/dealer-locator'))
  await page.getByLabel('Your postcode').fill('3220')
  await page.getByRole('button', { name: 'Find the nearest' }).click()
  await expect(page.locator('.map-places h2').first()).toHaveText('Meridian Geelong')
  await page.goto(at('meridian', '/brands'))
  await page.getByLabel('Find a brand').fill('duc')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: 'Ducati' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Toyota' })).toHaveCount(0)
  await context.close()
})

test('the locator’s map comes to life where it stands, and a pin leads to its place [RT-15] [DL-04]', async ({
  page,
}) => {
  await watchShifts(page)
  await open(page, at('outback-rv', '/dealer-locator?postcode=2340'))
  const pin = page.locator('.map-over .map-pin', { hasText: 'Outback RV Tamworth' })
  await expect(pin).toContainText('1')
  await expectNoShift(page)
  expect(await violationsOn(page, { part: 'main' })).toEqual([])
  await pin.locator('span span').first().click()
  await expect(page).toHaveURL(/\/locations\/outback-rv-tamworth$/)
})
