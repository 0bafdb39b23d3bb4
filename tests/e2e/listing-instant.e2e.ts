import { allStock, answered, at, expect, found, namesOn, open, test, withLocalStock } from './listing-fixtures.ts'
import { expectNoShift, watchShifts } from './shifts.ts'

for (const [slug, width] of [
  ['southbank', 1440],
  ['meridian', 390],
  ['outback-rv', 768],
] as const) {
  test(`${slug} at ${width}: with its own copy of the stock a browser asks nobody, and nothing jumps [SL-22] [SL-24]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page, 2_000)
    await withLocalStock(page, at(slug))
    const asked: string[] = []
    page.on('request', (request) => /stock\/answer|\.data/.test(request.url()) && asked.push(request.url()))
    const button = page.getByRole('button', { name: /^Filters/ })
    const isBehindButton = await button.isVisible()
    if (isBehindButton) await button.click()
    await page.getByRole('checkbox', { name: /^Used/ }).check()
    await expect(page).toHaveURL(/car_type=used$/)
    await page.getByRole('checkbox', { name: /^New \d/ }).check()
    await expect(page).toHaveURL(/car_type=used&car_type=new$/)
    const [names, total] = [await namesOn(page), await found(page)]
    if (isBehindButton) await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await page.goBack()
    await expect(page).toHaveURL(/car_type=new$/)
    await expect.poll(() => namesOn(page)).toEqual(names)
    expect(asked).toEqual([])
    await expectNoShift(page)
    // The server says the same.
    await page.reload()
    expect([await namesOn(page), await found(page)]).toEqual([names, total])
  })
}

for (const slug of ['southbank', 'meridian'] as const) {
  test(`${slug}: a phone’s next page moves nothing, not even what follows a press [SL-25]`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await watchShifts(page)
    await withLocalStock(page, at(slug))
    const before = await namesOn(page)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2$/)
    const after = await namesOn(page)
    expect([after.length, after.filter((name, place) => name === before[place])]).toEqual([before.length, []])
    await expectNoShift(page)
  })
}

test('words that are all filters are read and answered here, once the box has been touched [SL-32]', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => /typed-words|stock\/words/.test(request.url()) && scripts.push(request.url()))
  await withLocalStock(page, at('southbank'))
  expect(scripts).toEqual([])
  const words = page.waitForResponse(/stock\/words/)
  const box = page.getByRole('searchbox', { name: 'Keyword' })
  await box.focus()
  await (await words).finished()
  const asked: string[] = []
  page.on('request', (request) => /stock\/answer|\.data/.test(request.url()) && asked.push(request.url()))
  await box.pressSequentially('toyota under 60k')
  await expect(page).toHaveURL(/query=toyota\+under\+60k$/)
  const [names, total] = [await namesOn(page), await found(page)]
  expect(names.filter((name) => !name.includes('Toyota'))).toEqual([])
  expect(asked).toEqual([])
  // The server says the same.
  await page.goto(at('southbank', `${allStock}?query=toyota+under+60k`))
  await expect(page).toHaveURL(/make=Toyota/)
  expect([await namesOn(page), await found(page)]).toEqual([names, total])
})

test('without a copy the choice shows at once, the old results stay until the server’s come [SL-22]', async ({
  page,
}) => {
  await watchShifts(page, 500)
  await page.route(/stock\/packed/, (route) => route.fulfill({ status: 404, json: {} }))
  await open(page, at('southbank'))
  const before = await namesOn(page)
  let release = () => {}
  await page.route(/stock\/answer/, async (route) => {
    await new Promise<void>((resolve) => (release = resolve))
    await route.continue()
  })
  const toyota = page.getByRole('checkbox', { name: /^Toyota/ })
  await toyota.click()
  await expect(toyota).toBeChecked()
  await expect(page.getByRole('link', { name: 'Remove Toyota' })).toBeVisible()
  await expect(page.locator('.listing-found')).toHaveAttribute('aria-busy', 'true')
  expect([await namesOn(page), await answered(page)]).toEqual([before, ''])
  release()
  await expect(page).toHaveURL(/make=Toyota$/)
  expect((await namesOn(page)).filter((name) => !name.includes('Toyota'))).toEqual([])
  await expectNoShift(page)
})

test('where the server cannot be reached the old results stay, and it says so and how to go on [SL-22]', async ({
  page,
}) => {
  await page.route(/stock\/packed/, (route) => route.fulfill({ status: 404, json: {} }))
  await open(page, at('southbank'))
  const before = await namesOn(page)
  await page.route(/stock\/answer/, (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('checkbox', { name: /^Toyota/ }).click()
  await expect(page.getByRole('alert')).toContainText('These results are from before')
  expect(await namesOn(page)).toEqual(before)
  await page.unroute(/stock\/answer/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/make=Toyota$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an answer of stock that has changed since brings its filters along [SL-22]', async ({ page }) => {
  await page.route(/stock\/packed/, (route) => route.fulfill({ status: 404, json: {} }))
  await open(page, at('southbank'))
  const total = await found(page)
  const answer = await page.evaluate(async () =>
    (await fetch('/stock/answer?path=/search/new-used-and-demo-cars&make=Toyota')).text(),
  )
  await page.route(/stock\/answer/, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: answer.replace(/"version":"[^"]+"/, '"version":"another"'),
    }),
  )
  const renewed = page.waitForResponse(/\.data\?/)
  await page.getByRole('checkbox', { name: /^Toyota/ }).click()
  await renewed
  await expect(page).toHaveURL(/make=Toyota$/)
  await expect(page.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked()
  await expect.poll(async () => (await namesOn(page)).filter((name) => !name.includes('Toyota'))).toEqual([])
  expect(await found(page)).toBeLessThan(total)
})

test('the way back from a vehicle is to what was seen, however soon it was opened [SL-01]', async ({ page }) => {
  await withLocalStock(page, at('southbank'))
  // Nobody is so quick, but a slow phone may be so slow.
  await page.evaluate(() => {
    const box = [...document.querySelectorAll<HTMLInputElement>('form#filters input[name=make]')].find(
      ({ value }) => value === 'Toyota',
    )!
    box.click()
    document.querySelector<HTMLElement>('.listing-results article h3 a')!.click()
  })
  await expect(page).toHaveURL(/\/cars\/.*toyota/)
  await page.goBack()
  await expect(page).toHaveURL(/make=Toyota$/)
  await expect(page.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked()
  await expect.poll(async () => (await namesOn(page)).filter((name) => !name.includes('Toyota'))).toEqual([])
})

test('a link pressed right after a filter leads on from it', async ({ page }) => {
  await withLocalStock(page, at('southbank'))
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('form#filters input[name=make][value=Toyota]')!.click()
    document.querySelector<HTMLElement>('.listing-views a[href*="view=list"]')!.click()
  })
  await expect(page).toHaveURL(/\?(?=.*make=Toyota)(?=.*view=list)/)
  await expect(page.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked()
})

test('each answer seen is a search seen [part of AN-01]', async ({ page }) => {
  const events: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) events.push((request.postDataJSON() as { id: number }).id)
  })
  await open(page, at('southbank', allStock))
  await expect.poll(() => events).toEqual([49])
  await page.getByRole('checkbox', { name: /^Toyota/ }).check()
  await expect.poll(() => events).toEqual([49, 49])
})
