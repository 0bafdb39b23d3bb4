import { violationsOn } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const port = 3939
const slugs = ['southbank', 'coastline-toyota', 'meridian', 'outback-rv', 'throttle', 'volt']
const at = (slug: string) => `http://${slug}.localhost:${port}/`

/** Adds up every shift of the layout from the first moment on. */
const watchShifts = () => {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const slug of slugs) {
  for (const width of [390, 1440]) {
    test(`${slug} at ${width} pixels: nothing inaccessible, nothing shifts, nothing overflows`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(watchShifts)
      await page.goto(at(slug))
      // Down to the foot and back, so that every lazy picture has come.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 700) {
          window.scrollTo(0, y)
          await new Promise((resolve) => setTimeout(resolve, 30))
        }
        window.scrollTo(0, 0)
      })
      await page.waitForLoadState('networkidle')
      expect(await violationsOn(page)).toEqual([])
      // To a hundredth, as the field reports it.
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeCloseTo(0, 2)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      const broken = await page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src))
      expect(broken).toEqual([])
    })
  }
}

test('the opening picture comes first, all others wait until they are near', async ({ page }) => {
  for (const slug of slugs) {
    await page.goto(at(slug))
    const pictures = page.locator('main img')
    expect(await pictures.first().getAttribute('fetchpriority')).toBe('high')
    const eager = await pictures.evaluateAll((images) => images.filter((image) => image.getAttribute('loading') !== 'lazy').length)
    expect([slug, eager]).toEqual([slug, 1])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const slug of slugs) {
    test(`${slug} is complete, and its first step works`, async ({ page }) => {
      await page.goto(at(slug))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.locator('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
      expect(await page.locator('main').getByRole('article').count()).toBeGreaterThan(3)
      await page.locator('main a[href^="/search/"]').first().click()
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  }
})

test('a shopper with a keyboard moves along the rail and opens a vehicle', async ({ page }) => {
  await page.goto(at('southbank'))
  const rail = page.locator('main section[tabindex="0"]').first()
  await rail.scrollIntoViewIfNeeded()
  const label = await rail.getAttribute('aria-label')
  const [previous, next] = [page.getByRole('button', { name: `Previous: ${label}` }), page.getByRole('button', { name: `Next: ${label}` })]
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  for (let press = 0; press < 12 && (await next.getAttribute('aria-disabled')) === 'false'; press++) {
    await page.keyboard.press('Enter')
    await page.waitForTimeout(400)
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  const link = rail.getByRole('article').last().getByRole('link')
  const name = await link.textContent()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
})
