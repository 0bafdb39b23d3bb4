import { at, expect, test } from './fixtures.ts'

test('two handles, a button that knows how many, and the dearest of them first [SL-17]', async ({ page }) => {
  await page.goto(at('southbank', '/price-range'), { waitUntil: 'networkidle' })
  const button = page.getByRole('main').getByRole('button', { name: /^Show [\d,]+ cars$/ })
  const before = await button.textContent()
  const asked: string[] = []
  // Where the button may lead is looked up ahead; the figures are not.
  page.on('request', (request) => !request.url().includes('/__manifest') && asked.push(request.url()))
  const low = page.getByRole('slider', { name: 'Lowest price' })
  await low.focus()
  for (let step = 0; step < 20; step++) await low.press('ArrowRight')
  await page.getByRole('spinbutton', { name: 'Highest price' }).fill('40000')
  await page.getByRole('spinbutton', { name: 'Highest price' }).blur()
  await expect(button).not.toHaveText(before!)
  // The counts came with the page.
  expect(asked).toEqual([])
  const promised = /[\d,]+ cars/.exec((await button.textContent())!)![0]
  await button.click()
  await expect(page).toHaveURL(/\?range%5Bprice%5D=15000%3A40000&sortBy=Car_production%3Aprice%3Adesc$/)
  await expect(page.getByRole('main')).toContainText(promised)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('two fields and a button ask the same [SL-17] [SL-31]', async ({ page }) => {
    await page.goto(at('southbank', '/price-range'))
    await page.getByLabel('Lowest price').last().fill('15000')
    await page.getByLabel('Highest price').last().fill('40000')
    await page.getByRole('button', { name: 'Show cars' }).click()
    await expect(page.locator('main article').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText('$15,000 to $40,000')
  })
})
