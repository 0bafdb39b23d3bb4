import { at, expect, test } from './fixtures.ts'

test('an offer is asked about over its page, by its name; and without a script [OS-07]', async ({ page, browser }) => {
  await page.goto(at('southbank', '/special-offers'), { waitUntil: 'networkidle' })
  const name = await page.locator('main article h3').first().innerText()
  await page
    .locator('main article')
    .first()
    .getByRole('link', { name: /^Enquire Now/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Enquire about this offer' })).toBeVisible()
  await expect(dialog.locator('input[name=offer]')).toHaveValue(name)
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(at('southbank', '/special-offers'))
  await plain
    .locator('main article')
    .first()
    .getByRole('link', { name: /^Enquire Now/ })
    .click()
  await expect(plain.locator('input[name=offer]')).toHaveValue(name)
  await plain.close()
})
