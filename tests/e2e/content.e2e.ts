import { at, expect, test } from './fixtures.ts'

const figureOf = (words: string): number => Number(words.replaceAll(',', ''))

test.describe('Sales this Month', () => {
  const figure = '[data-island=sales-counter] [data-part=count]'

  test('counts up for 2 s, and again every 150 s to what has been sold by then [OS-12]', async ({ page }) => {
    await page.clock.install()
    await page.goto(at('southbank'))
    const counter = page.locator(figure)
    const sold = figureOf(await counter.innerText())
    let later = sold
    await page.route('**/stock/sold', (route) => route.fulfill({ json: { count: later } }))
    await counter.scrollIntoViewIfNeeded()
    await page.clock.runFor(5_000)
    await expect(counter).toHaveText(sold.toLocaleString('en-AU'))
    later = sold + 1_000
    await page.clock.runFor(150_000 - 6_000)
    await expect(counter).toHaveText(sold.toLocaleString('en-AU'))
    const asked = page.waitForResponse('**/stock/sold')
    await page.clock.runFor(6_000)
    await asked
    await page.clock.runFor(1_000)
    const halfWay = figureOf(await counter.innerText())
    expect(halfWay).toBeGreaterThan(sold)
    expect(halfWay).toBeLessThan(later)
    await page.clock.runFor(1_100)
    await expect(counter).toHaveText(later.toLocaleString('en-AU'))
  })

  test('does not move for whom it should not [OS-12]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at('southbank'))
    const counter = page.locator(figure)
    const words = await counter.innerText()
    const seen = await counter.evaluate(async (element) => {
      const said = new Set<string>()
      new MutationObserver(() => said.add(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      element.scrollIntoView()
      while (said.size === 0) await new Promise((resolve) => setTimeout(resolve, 50))
      return [...said]
    })
    expect(seen).toEqual([words])
  })
})

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
