import { allStock, answered, at, expect, found, namesOn, open, test } from './listing-fixtures.ts'

test('the address is the state: shared, reloaded, gone back and forward it gives the same page [SL-01] [SL-23]', async ({
  page,
  context,
}) => {
  await open(page, at('southbank'))
  await page.getByRole('checkbox', { name: /^Toyota/ }).check()
  await expect(page).toHaveURL(/\?make=Toyota$/)
  await page.getByRole('checkbox', { name: /^Used/ }).check()
  await expect(page).toHaveURL(/car_type=used&make=Toyota$/)
  const [names, total] = [await namesOn(page), await found(page)]
  expect(total).toBeGreaterThan(3)

  const shared = await context.newPage()
  const askedAgain: string[] = []
  shared.on('request', (request) => /stock\/answer|\.data/.test(request.url()) && askedAgain.push(request.url()))
  await open(shared, page.url())
  expect(await namesOn(shared)).toEqual(names)
  await expect(shared.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked()
  // What the page came with is what it begins with, once.
  expect(askedAgain).toEqual([])
  await shared.close()

  await page.reload()
  expect(await namesOn(page)).toEqual(names)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^Used/ })).not.toBeChecked()
  expect(await found(page)).toBeGreaterThan(total)
  await page.goForward()
  await expect(page.getByRole('checkbox', { name: /^Used/ })).toBeChecked()
  await expect.poll(() => namesOn(page)).toEqual(names)
})

test('a change of filters begins at the first page, and each can be taken back alone [SL-02]', async ({ page }) => {
  await open(page, at('southbank', `${allStock}?page=2`))
  await page.getByRole('checkbox', { name: /^Used/ }).check()
  await expect(page).toHaveURL(/\?car_type=used$/)
  await page.getByRole('checkbox', { name: /^Toyota/ }).check()
  await page.getByRole('link', { name: 'Remove Used' }).click()
  await expect(page).toHaveURL(/\?make=Toyota$/)
  await page.locator('.listing-bar').getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(new RegExp(`${allStock}$`))
})

test('pages are links; a new page begins at its top, and going back keeps the place [SL-25]', async ({ page }) => {
  await open(page, at('southbank'))
  const first = await namesOn(page)
  expect(first.length).toBeLessThanOrEqual(21)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect.poll(() => namesOn(page)).not.toEqual(first)
  await expect(page.locator('.listing-results')).toBeInViewport()
  const card = page.locator('.listing-results article').nth(8)
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/cars\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -2)
})

test('a page turned before the filters’ script has come keeps every filter in its place [SL-25]', async ({ page }) => {
  let fetchIt = (): void => {}
  const asked = new Promise<void>((settle) => (fetchIt = settle))
  await page.route(/touched-groups/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(at('southbank', allStock), { waitUntil: 'networkidle' })
  const groups = page.locator('form#filters > details > summary')
  const before = await groups.allTextContents()
  expect(before).toEqual(expect.arrayContaining(['Near you', 'Price']))
  const first = await namesOn(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect.poll(() => namesOn(page)).not.toEqual(first)
  await page.waitForLoadState('networkidle')
  expect(await groups.allTextContents()).toEqual(before)
  fetchIt()
  await expect(page).toHaveURL(/page=2/)
  await page.waitForLoadState('networkidle')
  expect(await groups.allTextContents()).toEqual(before)
})

test('sorting by price is the address’s order, and survives a filter [SL-13]', async ({ page }) => {
  await open(page, at('southbank'))
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Highest price' })
  await expect(page).toHaveURL(/sortBy=Car_production%3Aprice%3Adesc/)
  await expect.poll(() => answered(page)).toContain('price')
  const prices = async () =>
    (await page.locator('.card-amount').allTextContents()).map((text) => Number(text.replaceAll(/\D/g, '')))
  const shown = await prices()
  expect(shown).toEqual(shown.toSorted((a, b) => b - a))
  await page.getByRole('checkbox', { name: /^Used/ }).check()
  await expect(page).toHaveURL(/car_type=used&sortBy=/)
})

test('whoever goes back before the page is taken over sees what that address has', async ({ page }) => {
  await open(page, at('southbank'))
  const all = await found(page)
  await page.getByRole('checkbox', { name: /^Used/ }).check()
  await expect(page).toHaveURL(/car_type=used$/)
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('checkbox', { name: /^Used/ })).toBeChecked()
  await page.goBack({ waitUntil: 'commit' })
  released.resolve()
  await expect(page.getByRole('checkbox', { name: /^Used/ })).not.toBeChecked()
  await expect.poll(() => found(page)).toBe(all)
})

test('a visit’s first listing begins with what this device asked there before, once; the address and a shared link say otherwise [SL-23]', async ({
  page,
  context,
}) => {
  await open(page, at('southbank'))
  await page.getByRole('checkbox', { name: /^Toyota/ }).check()
  await expect(page).toHaveURL(/\?make=Toyota$/)
  await page.goto('about:blank')

  const later = await context.newPage()
  await open(later, at('southbank'))
  await expect(later).toHaveURL(/\?make=Toyota$/)
  await expect(later.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked()
  await later.getByRole('link', { name: 'Clear all' }).first().click()
  await expect(later).not.toHaveURL(/Toyota/)
  await later.reload()
  await open(later, at('southbank'))
  await expect(later.getByRole('checkbox', { name: /^Toyota/ })).not.toBeChecked()

  const shared = await context.newPage()
  await open(shared, at('southbank', `${allStock}?make=Kia`))
  await expect(shared.getByRole('checkbox', { name: /^Toyota/ })).not.toBeChecked()
})
