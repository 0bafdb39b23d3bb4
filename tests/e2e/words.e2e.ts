import { at, expect, test } from './fixtures.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('a phrase becomes filters by one Enter, each to be taken back [part of SL-32]', async ({ page }) => {
      await page.goto(at('southbank', '/search/new-used-and-demo-cars?query=dual+cab+ute+under+50k+with+towbar'))
      await expect(page).toHaveURL(/\?filtered_features=Tow\+Bar&body=Ute&range%5Bprice%5D=%3A50000$/)
      const chips = page.getByRole('list', { name: 'Your filters' })
      for (const label of ['Ute', 'Tow Bar', 'up to $50,000'])
        await expect(chips.getByRole('link', { name: `Remove ${label}`, exact: true })).toBeVisible()
      await expect(page.locator('main article').first()).toBeVisible()
      await chips.getByRole('link', { name: 'Remove Tow Bar' }).click()
      await expect(page).toHaveURL(/\?body=Ute&range%5Bprice%5D=%3A50000$/)
    })

    test('what may be meant is offered above the results [part of SL-32]', async ({ page }) => {
      await page.goto(at('southbank', '/search/new-used-and-demo-cars?query=cheap+suv'))
      await expect(page).toHaveURL(/\?query=cheap&body=SUV$/)
      await page.getByRole('link', { name: 'lowest price first' }).click()
      await expect(page).toHaveURL(/\?body=SUV&sortBy=/)
    })
  })
}

test('the box of the listing keeps words while they are typed, and filters them on Enter [part of SL-32]', async ({
  page,
}) => {
  await page.goto(at('southbank', '/search/new-used-and-demo-cars'), { waitUntil: 'networkidle' })
  const box = page.getByRole('searchbox', { name: 'Keyword' })
  await box.pressSequentially('toyota ute')
  await expect(page).toHaveURL(/\?query=toyota\+ute$/)
  await box.press('Enter')
  await expect(page).toHaveURL(/\?make=Toyota&body=Ute$/)
  await expect(page.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('')
})
