import { at, expect, test } from './fixtures.ts'

const cards = 'main article'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the box in the header finds stock by make, and each filter can be taken back [PL-05] [SL-31]', async ({
      page,
    }) => {
      await page.goto(at('southbank'))
      const box = page.getByRole('banner').locator('input[name=query]')
      await box.fill('toyota')
      await box.press('Enter')
      await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\?make=Toyota$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our stock')
      const names = await page.locator(`${cards} h3`).allTextContents()
      expect(names.length).toBeGreaterThan(2)
      expect(names.filter((name) => !name.includes('Toyota'))).toEqual([])
      // The word has become a filter.
      await expect(page.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('')
      await expect(box).toHaveValue('')
      await page.getByRole('link', { name: 'Remove Toyota' }).click()
      await expect(page).toHaveURL(/new-used-and-demo-cars\??$/)
    })

    test('the opening asks for make and price [PL-09] [SL-31]', async ({ page }) => {
      await page.goto(at('southbank'))
      const search = page.getByRole('search', { name: 'Find a vehicle' })
      await search.getByLabel('Price').selectOption({ index: 2 })
      await search.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/range%5Bprice%5D=%3A\d+/)
      await expect(page.getByRole('link', { name: /^Remove up to \$/ })).toBeVisible()
    })
  })
}

test('where a budget is all that is asked, one choice and a button answer [PL-09]', async ({ page }) => {
  await page.goto(at('outback-rv'))
  const search = page.getByRole('search', { name: 'Find a vehicle' })
  await search.getByLabel('Your budget').selectOption({ index: 1 })
  await search.getByRole('button', { name: 'Show what I can buy' }).click()
  await expect(page.locator(cards).first()).toBeVisible()
})

test('the sticky search stays in view while the page is scrolled [PL-09]', async ({ page }) => {
  await page.goto(at('outback-rv'))
  await page.mouse.wheel(0, 3000)
  await expect(page.locator('.sticky-search').locator('input[name=query]')).toBeInViewport()
})

test('the folded search opens by keyboard, and folds when it has been asked [PL-09]', async ({ page }) => {
  await page.goto(at('meridian'))
  const summary = page.locator('.folded-search summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.folded-search input[name=query]')).toBeFocused()
  await page.keyboard.type('ford')
  await expect(page.locator('.folded-search').getByRole('option').first()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/make=Ford/)
  await expect(page.locator(cards).first()).toBeVisible()
  await expect(page.locator('.folded-search')).not.toHaveAttribute('open')
  // Opened again it is empty.
  await summary.click()
  await expect(page.locator('.folded-search input[name=query]')).toHaveValue('')
})

test('on a phone the opened search leaves name and menu where they are [PL-09]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(at('meridian'))
  await page.locator('.folded-search summary').click()
  const box = page.locator('.folded-search input[name=query]')
  await expect(box).toBeFocused()
  await expect(box).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.menu-button')).toBeInViewport({ ratio: 1 })
  const left = page.locator('.site-header').getByRole('link', { name: 'Meridian Motor Group' }).first()
  await expect(left).toBeInViewport({ ratio: 1 })
})

test('a search nothing matches says so and offers the way back [ER-01]', async ({ page }) => {
  await page.goto(at('southbank', '/search/suv?query=zzzzqq'))
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page.locator(cards).first()).toBeVisible()
})
