import type { Page } from '@playwright/test'
import { allStock, at, expect, found, open, test } from './listing-fixtures.ts'

test('makes: the first seven, all on demand, and the models of a chosen one below it [SL-09]', async ({ page }) => {
  await open(page, at('southbank'))
  const makes = page.locator('.facet', { hasText: 'Make' }).first()
  await expect(makes.getByRole('checkbox')).toHaveCount(7)
  await makes.getByText('Show all makes').click()
  expect(await makes.getByRole('checkbox').count()).toBeGreaterThan(12)
  await makes.getByText('Hide extra makes').click()
  await expect(makes.getByRole('checkbox')).toHaveCount(7)
  await makes.getByRole('checkbox', { name: /^Toyota/ }).check()
  const models = makes.getByRole('list', { name: 'Toyota models' })
  const total = await found(page)
  await models.getByRole('checkbox').nth(1).check()
  await expect(page).toHaveURL(/make=Toyota&model=/)
  await expect.poll(() => found(page)).toBeLessThan(total)
  await makes.getByRole('checkbox', { name: /^Toyota/ }).uncheck()
  await expect(page).toHaveURL(new RegExp(`${allStock}$`))
})

test('a facet’s counts leave its own choice out, others follow it [SL-21]', async ({ page }) => {
  await open(page, at('southbank'))
  const count = async (name: RegExp) =>
    Number(
      (await page
        .locator('label.choice', { hasText: name })
        .first()
        .locator('.choice-count')
        .textContent())!.replaceAll(/\D/g, ''),
    )
  const [toyota, kia, used] = [await count(/^Toyota/), await count(/^Kia/), await count(/^Used/)]
  await page.getByRole('checkbox', { name: /^Toyota/ }).check()
  await expect.poll(() => found(page)).toBe(toyota)
  // Figures come right after the results.
  await expect.poll(() => count(/^Used/)).toBeLessThan(used)
  expect(await count(/^Kia/)).toBe(kia)
})

test('results stay where they are when the first filter is chosen beside them, and its chip stands over them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, at('southbank'))
  const top = () => page.locator('.vehicles').evaluate((list) => list.getBoundingClientRect().top + scrollY)
  const before = await top()
  await page.getByRole('checkbox', { name: /^Toyota/ }).check()
  const chip = page.getByRole('link', { name: 'Remove Toyota', exact: true })
  await expect(chip).toBeVisible()
  expect(await top()).toBe(before)
  // Where filters are in a drawer, too.
  await open(page, at('meridian'))
  const alone = await top()
  await open(page, `${at('meridian')}?make=Toyota`)
  await expect(chip).toBeVisible()
  expect(await top()).toBe(alone)
  // Many take lines as wide as the results, below the tools.
  await open(page, `${at('southbank')}?make=Toyota&make=Kia&colour=White&colour=Silver&fuel=Petrol`)
  const [chips, list] = await Promise.all([
    page.locator('.chips').boundingBox(),
    page.locator('.vehicles').boundingBox(),
  ])
  expect(chips!.width).toBe(list!.width)
})

test('words are looked for 300 ms after the last letter, a slider answers when it has rested [SL-12] [SL-28]', async ({
  page,
}) => {
  await open(page, at('southbank'))
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('query=') && asked.push(request.url()))
  await page.getByRole('searchbox', { name: 'Keyword' }).focus()
  await page.evaluate(typeToyota)
  await expect(page).toHaveURL(/\?query=toyota$/)
  expect(asked.filter((url) => !url.includes('query=toyota'))).toEqual([])
  await page.getByRole('link', { name: 'Remove “toyota”' }).click()
  await expect(page.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('')
  const price = page.locator('.facet', { hasText: 'Price' }).first()
  const upper = price.getByRole('slider', { name: 'Price to' })
  await upper.focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/range%5Bprice%5D=%3A\d+000$/)
  const typed = price.getByRole('spinbutton', { name: 'Price from' })
  await typed.fill('20500')
  await typed.press('Enter')
  await expect(page).toHaveURL(/range%5Bprice%5D=20500%3A\d+000$/)
  await expect(page.getByRole('link', { name: /^Remove \$20,500 to \$/ })).toBeVisible()
})

const isTakenOver = (selector: string): boolean =>
  Object.keys(document.querySelector(selector)!).some((key) => key.startsWith('__react'))

const typed = (page: Page) => page.getByRole('searchbox', { name: 'Keyword' }).pressSequentially('toyota')
const moved = (label: string) => async (page: Page) => {
  const group = page.locator('.facet', { hasText: label }).first()
  if ((await group.getAttribute('open')) === null) await group.locator('summary').first().click()
  await group.getByRole('slider', { name: `${label} to` }).press('ArrowLeft')
}

for (const [what, ms, change] of [
  ['words', 300, typed],
  ['the price', 400, moved('Price')],
  ['the odometer', 400, moved('Odometer')],
] as const) {
  test(`${what} must rest ${ms} ms and no longer [SL-12]`, async ({ page }) => {
    await page.clock.install()
    await open(page, at('southbank'))
    // What is touched is taken over first: a paused clock pauses that, too.
    await page.locator('form#filters').hover()
    await page.waitForFunction(isTakenOver, 'form#filters :is([role=slider], input[type=range])')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await change(page)
    const asked = page.locator('.listing-bar').getByRole('link', { name: /^Remove / })
    await page.clock.runFor(ms - 1)
    await expect(asked).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(asked).toHaveCount(1)
  })
}

test('nothing found: what one thing less would find is a press away [SL-15] [ER-01]', async ({ page }) => {
  await open(page, at('southbank', `${allStock}?fuel=Diesel&make=Tesla`))
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await page.getByRole('link', { name: /without “Diesel”$/ }).click()
  await expect(page).toHaveURL(/\?make=Tesla$/)
  await expect(page.locator('.listing-results article').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('filters fill the screen and count along; a press outside or Escape is not needed [SL-20]', async ({ page }) => {
    await open(page, at('meridian'))
    await page.getByRole('button', { name: 'Filters' }).click()
    const panel = page.locator('#filter-panel')
    await expect(panel).toHaveCSS('position', 'fixed')
    const box = (await panel.boundingBox())!
    expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, 390, 844])
    const before = await panel.locator('.filter-foot').textContent()
    await panel.getByRole('checkbox', { name: /^Used/ }).check()
    await expect(panel.locator('.filter-foot')).not.toHaveText(before!)
    await panel.locator('.filter-foot').getByRole('button').click()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: /^Filters/ })).toContainText('1')
  })
})

/** Runs in the page, whose own clock then times the letters as well as the rest after them, however busy the machine is. */
async function typeToyota(): Promise<void> {
  for (const letter of 'toyota') {
    document.execCommand('insertText', false, letter)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}
