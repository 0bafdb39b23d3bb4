import type { Page } from '@playwright/test'
import { violationsOn } from './accessibility.ts'
import { at, expect, templateInTurn, test } from './fixtures.ts'
import { allStock } from './sites.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('a phrase becomes filters by one Enter, each to be taken back [SL-32]', async ({ page }) => {
      await page.goto(at('southbank'))
      const box = page.locator('input[name=query]').filter({ visible: true }).first()
      await box.fill('dual cab ute under 50k with towbar')
      await box.press('Enter')
      await expect(page).toHaveURL(
        /\?filtered_features=Tow\+Bar&body=Ute&cab=Dual\+Cab(?:&cab=Crew\+Cab)?&range%5Bprice%5D=%3A50000$/,
      )
      const chips = page.getByRole('list', { name: 'Your filters' })
      for (const label of ['Ute', 'Dual Cab', 'Tow Bar', 'up to $50,000'])
        await expect(chips.getByRole('link', { name: `Remove ${label}`, exact: true })).toBeVisible()
      await expect(page.locator('main article').first()).toBeVisible()
      await chips.getByRole('link', { name: 'Remove Tow Bar' }).click()
      await expect(page).toHaveURL(/\?body=Ute&cab=Dual\+Cab(?:&cab=Crew\+Cab)?&range%5Bprice%5D=%3A50000$/)
    })

    test('what may be meant is offered above the results [SL-32]', async ({ page }) => {
      await page.goto(at('southbank', '/search/new-used-and-demo-cars?query=cheap+suv'))
      await expect(page).toHaveURL(/\?query=cheap&body=SUV$/)
      await page.getByRole('link', { name: /^lowest price first/ }).click()
      await expect(page).toHaveURL(/\?body=SUV&sortBy=/)
    })
  })
}

test.describe('the box of a listing', () => {
  const box = (page: Page) => page.getByRole('searchbox', { name: 'Keyword' })
  const found = (page: Page) => page.locator('[data-results-total]').getAttribute('data-results-total')
  test.beforeEach(({ page }) => page.goto(at('southbank', allStock), { waitUntil: 'networkidle' }))

  test('answers words by what they mean while they are typed, with rests between, and filters them on Enter [SL-32]', async ({
    page,
  }) => {
    await box(page).pressSequentially('toyota')
    await expect(page).toHaveURL(/\?query=toyota$/)
    await page.keyboard.type(' suv')
    await expect(page).toHaveURL(/\?query=toyota\+suv$/)
    await expect(box(page)).toHaveValue('toyota suv')
    const typed = await found(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?make=Toyota&body=SUV$/)
    await expect(box(page)).toHaveValue('')
    expect(await found(page)).toBe(typed)
  })

  test('makes filters of words when it is left, and keeps what is no filter [SL-32]', async ({ page }) => {
    await box(page).pressSequentially('cheap suv not white')
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL(/\?query=cheap&body=SUV(&not%5Bcolour%5D=(Glacier\+)?White){2}$/)
    await expect(box(page)).toHaveValue('cheap')
    const chips = page.getByRole('list', { name: 'Your filters' })
    await chips.getByRole('link', { name: 'Remove not White', exact: true }).click()
    await expect(page).toHaveURL(/\?query=cheap&body=SUV&not%5Bcolour%5D=Glacier\+White$/)
  })

  test('does not bring words back that were taken back when it was left [SL-32]', async ({ page }) => {
    await box(page).pressSequentially('toyota')
    await expect(page).toHaveURL(/\?query=toyota$/)
    await page.getByRole('link', { name: 'Remove “toyota”' }).click()
    await expect(page).toHaveURL(/new-used-and-demo-cars\??$/)
    await page.waitForTimeout(600)
    await expect(page).toHaveURL(/new-used-and-demo-cars\??$/)
    await expect(box(page)).toHaveValue('')
  })
})

for (const site of templateInTurn(7))
  test(`what may be meant is told in the template of ${site} without a violation [SL-32]`, async ({ page }) => {
    await page.goto(at(site, `${allStock}?query=cheap`))
    await expect(page.getByText('Did you mean:')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })
