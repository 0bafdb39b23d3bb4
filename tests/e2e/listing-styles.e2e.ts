import type { Page } from '@playwright/test'
import { at, expect, found, open, test, withLocalStock } from './listing-fixtures.ts'

/** One thing the browser had to style anew, and why. */
interface Restyled {
  name: string
  args: { data?: { nodeName?: string; reason?: string } }
}

/** What is styled anew while something is done. */
async function restyledBy(page: Page, act: () => Promise<void>): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page)
  const events: Restyled[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Restyled[])))
  const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline.invalidationTracking'],
      excludedCategories: ['*'],
    },
  })
  await act()
  await cdp.send('Tracing.end')
  await ended
  return events.flatMap(({ name, args: { data } }) =>
    name === 'StyleRecalcInvalidationTracking' ? [`${data?.nodeName}: ${data?.reason}`] : [],
  )
}

/** Runs in the page. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

// One site has a header that may lie over a hero; the other's cards stand three in a row.
for (const site of ['meridian', 'southbank'] as const) {
  test(`a filter of ${site} has nothing looked for all over the page, and leaves the header alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, at(site))
    if (site === 'meridian') await page.getByRole('button', { name: 'Filters' }).click()
    // What opening them has styled anew is not the filter's.
    await page.evaluate(painted)
    const [before, address] = [await found(page), page.url()]
    const restyled = await restyledBy(page, async () => {
      await page.locator('form#filters input[type=checkbox]:not(:checked)').first().click()
      await expect.poll(() => found(page)).not.toBe(before)
      // Last of all the page has another address, which the header is told of.
      await expect.poll(() => page.url()).not.toBe(address)
      await page.evaluate(painted)
    })
    expect(restyled.length).toBeGreaterThan(0)
    expect(restyled.filter((each) => /:has\(\)|site-header|menu-/.test(each))).toEqual([])
  })
}

test('the footer is a box of its own: a page that grows or shrinks above it does not draw it again', async ({
  page,
}) => {
  await open(page, at('southbank'))
  await expect(page.locator('footer')).toHaveCSS('contain', 'content')
})

test('a press shows what was found first: links, figures and filters of a kind follow it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await withLocalStock(page, at('southbank'))
  const atOnce = await page.evaluate(() => {
    const parts = () => ({
      results: document.querySelector('[data-results-total]')!.getAttribute('data-results-state'),
      isTicked: ute.checked,
      filters: document.querySelectorAll('form#filters > .facet').length,
      count: document.querySelector('form#filters label:has([value=Toyota]) .choice-count')!.textContent,
      pages: document.querySelector('nav.pages a[rel=next]')?.getAttribute('href'),
      view: document.querySelector('.listing-views a')!.getAttribute('href'),
    })
    const ute = document.querySelector<HTMLInputElement>('form#filters input[name=body][value=Ute]')!
    const before = parts()
    ute.click()
    return { before, now: parts() }
  })
  expect(atOnce.now).toEqual({ ...atOnce.before, results: 'body=Ute', isTicked: true })
  await expect(page.locator('nav.pages a:not([href*="body=Ute"])')).toHaveCount(0)
  await expect(page.locator('.listing-views a').first()).toHaveAttribute('href', /body=Ute/)
  await expect(page.locator('form#filters > .facet').filter({ hasText: 'Braked towing' })).toBeAttached()
  await expect(page.locator('form#filters label:has([value=Toyota]) .choice-count')).not.toHaveText(
    atOnce.before.count!,
  )
})
