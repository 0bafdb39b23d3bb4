import type { Page } from '@playwright/test'
import { allStock, at, expect, open, port, test } from './fixtures.ts'
import { chooseToMeasure } from './vitals.ts'

const measuring = (page: Page) => page.waitForResponse(/\/assets\/report-vitals-/)

test('a page that is put away tells how it felt: its kind, four measures, nothing else [part of AN-03]', async ({
  page,
}) => {
  await chooseToMeasure(page)
  const loaded = measuring(page)
  await open(page, at('volt', `${allStock}?utm_source=jane@example.com`))
  await loaded
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  const sent = page.waitForRequest('**/api/vitals')
  const taken = page.waitForResponse('**/api/vitals')
  await page.evaluate(putAway)
  const told = (await sent).postDataJSON()
  expect(told).toEqual({
    page: 'listing',
    lcp: expect.any(Number),
    inp: expect.any(Number),
    cls: expect.any(Number),
    ttfb: expect.any(Number),
  })
  expect((await taken).status()).toBe(202)
  const metrics = await (await page.request.get(`http://127.0.0.1:${port}/metrics`)).text()
  expect(metrics).toMatch(/web_vitals_seconds_count\{metric="lcp",page="listing",template="gallery"\} [1-9]/)
  expect(metrics).not.toMatch(/web_vitals\w+\{[^}]*volt/)
})

/** What a browser does with a page in a tab nobody looks at; the test's own always looks. */
function putAway(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

test('a visit that is not among those measured fetches nothing for it', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.999
  })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(at('volt'), { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => /vitals/.test(url))).toEqual([])
})
