import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { carPath } from './yard.ts'

const path = () => carPath('southbank', 'everything')

test.describe('the price gauge [VD-27]', () => {
  /** A frame of the page's own clock later: what the figure says. */
  const soon = async (page: Page, ms: number): Promise<string | null> => {
    await page.clock.runFor(ms)
    return page.locator('[data-amount]').textContent()
  }
  const arrive = async (page: Page): Promise<string> => {
    await page.clock.install()
    await open(page, path())
    const final = (await page.locator('[data-amount]').textContent())!
    await page.clock.pauseAt(Date.now() + 60_000)
    const script = page.waitForResponse(/price-gauge-[^/]*\.js$/)
    await page.locator('[data-amount]').scrollIntoViewIfNeeded()
    await script
    return final
  }

  test('counts up in 2.5 s as it comes into view, for eyes alone', async ({ page }) => {
    const final = await arrive(page)
    const heard = page.locator('[data-island=price-gauge] .sr-only')
    const said = await heard.textContent()
    await expect.poll(() => soon(page, 50)).not.toBe(final)
    expect(await heard.textContent()).toBe(said)
    expect(said).toContain(final)
    expect(await soon(page, 2_200)).not.toBe(final)
    expect(await soon(page, 320)).toBe(final)
  })

  test('stands still for who wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const final = await arrive(page)
    for (let frame = 0; frame < 10; frame++) expect(await soon(page, 50)).toBe(final)
  })

  test('says how we know', async ({ page }) => {
    await open(page, path())
    await page.getByText('How we know').click()
    await expect(page.getByText('Figures of a market data provider')).toBeVisible()
  })
})

test.describe('similar vehicles', () => {
  test('are fetched when their places are near, and stand in them without moving the page [VD-30]', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => request.url().endsWith('/similar') && fetched.push(request.url()))
    await page.setViewportSize({ width: 390, height: 500 })
    await open(page, path())
    const row = page.locator('#similar-row')
    await page.waitForLoadState('networkidle')
    await expect(row.locator('li')).toHaveCount(6)
    await expect(row.locator('a')).toHaveCount(0)
    expect(fetched).toEqual([])
    const before = await row.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    /** Brings the list to so far below the screen. */
    const bringTo = (below: number) =>
      page.locator('[data-island=similar-cars]').evaluate((island, far) => {
        scrollBy({ top: island.getBoundingClientRect().top - innerHeight - far, behavior: 'instant' })
      }, below)
    await bringTo(600)
    await page.waitForLoadState('networkidle')
    expect(fetched).toEqual([])
    await bringTo(450)
    await expect(row.getByRole('link').first()).toBeAttached()
    expect(fetched).toHaveLength(1)
    expect(await row.getByRole('link').count()).toBeLessThanOrEqual(6)
    expect(await row.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before)
  })

  test('previous is disabled at the start, and next at the end [OS-23]', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    const body = ['One', 'Two', 'Three']
      .map((name) => `<li class="w-full shrink-0"><a href="/">${name}</a></li>`)
      .join('')
    await page.route('**/similar', (route) => route.fulfill({ contentType: 'text/html', body }))
    await open(page, path())
    const section = page.locator('[data-island=similar-cars]')
    await section.scrollIntoViewIfNeeded()
    await expect(section.locator('#similar-row a').first()).toBeAttached()
    const [previous, next] = [
      section.getByRole('button', { name: /^Previous/ }),
      section.getByRole('button', { name: /^Next/ }),
    ]
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveAttribute('aria-disabled', 'false')
    const end = (left: number) =>
      section.locator('#similar-row').evaluate((row, to) => row.scrollTo({ left: to, behavior: 'instant' }), left)
    await end(100_000)
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(previous).toHaveAttribute('aria-disabled', 'false')
    await end(0)
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
  })

  test('leave a way to more where they cannot be fetched', async ({ page }) => {
    await page.route('**/similar', (route) => route.fulfill({ status: 503, body: '' }))
    await open(page, path())
    await page.locator('#similar-cars').scrollIntoViewIfNeeded()
    await expect(page.locator('#similar-row')).toBeHidden()
    await expect(page.getByRole('link', { name: /^All / }).last()).toBeVisible()
  })
})

test.describe('delivery [DL-01]', () => {
  test('is idle, loading, then a result or an error, in place', async ({ page }) => {
    let release = (): void => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/delivery/quote*', async (route) => {
      await held
      await route.continue()
    })
    const script = page.waitForResponse(/delivery-[^/]*\.js$/)
    await open(page, path())
    const section = page.locator('#delivery')
    await section.scrollIntoViewIfNeeded()
    await script
    await expect(section.locator('[data-part]:visible')).toHaveCount(0)
    const [input, button] = [section.getByLabel('Your postcode'), section.getByRole('button')]
    await input.fill('4000')
    await button.click()
    await expect(section.getByText('Looking up the price')).toBeVisible()
    release()
    await expect(section.getByText('Delivered to Greater Brisbane')).toBeVisible()
    await expect(section.getByText('in a straight line')).toBeVisible()
    await input.fill('')
    await button.click()
    await expect(section.getByText('Please enter a postcode.')).toBeVisible()
    await expect(section.getByText('Delivered to Greater Brisbane')).toBeHidden()
    await input.fill('6000')
    await button.click()
    await expect(section.getByText('Please use the enquiry form on this page or give us a call')).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  })

  test('knows the postcode that a listing was told', async ({ page }) => {
    await open(page, path())
    await page.evaluate(() => localStorage.setItem('forecourt.southbank.postcode', '4000'))
    await page.reload()
    await page.locator('#delivery').scrollIntoViewIfNeeded()
    await expect(page.getByText('Delivered to Greater Brisbane')).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('delivery is a form, and similar vehicles a link [DL-01]', async ({ page }) => {
    await page.goto(path())
    await expect(page.locator('#similar-row')).toBeHidden()
    await expect(page.getByRole('link', { name: /^All / }).last()).toBeVisible()
    await page.getByLabel('Your postcode').fill('4000')
    await page.getByRole('button', { name: 'Get the price' }).click()
    await expect(page.getByText('Delivered to Greater Brisbane')).toBeVisible()
    expect(page.url()).toMatch(/\?postcode=4000#delivery$/)
  })
})
