import type { Page } from '@playwright/test'
import { allStock, at, expect, type SiteSlug, test } from './fixtures.ts'

const kB = 1000
const listing = (slug: SiteSlug) => at(slug, allStock)

/** Bytes of every script as sent, preloaded ones included, until five seconds after the page has loaded. */
async function scriptBytes(page: Page, url: string): Promise<{ total: number; files: string[] }> {
  const sizes: Promise<[string, number]>[] = []
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js'))
      sizes.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]))
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(5_000)
  const files = await Promise.all(sizes)
  return {
    total: files.reduce((sum, [, bytes]) => sum + bytes, 0),
    files: files.map(([path, bytes]) => `${bytes} ${path}`),
  }
}

for (const slug of ['southbank', 'meridian'] as const) {
  test(`${slug}: a listing nobody has touched has fetched at most 125 kB of scripts`, async ({ page }) => {
    const { total, files } = await scriptBytes(page, listing(slug))
    expect(total).toBeGreaterThan(0)
    expect(total, files.join('\n')).toBeLessThanOrEqual(125 * kB)
  })

  test(`${slug}: a full page of a listing is at most 20 kB of HTML`, async ({ page }) => {
    const response = await page.goto(listing(slug))
    await expect(page.locator('main article')).toHaveCount(21)
    expect(await response!.headerValue('content-encoding')).toBe('br')
    const { responseBodySize } = await response!.request().sizes()
    expect(responseBodySize).toBeLessThanOrEqual(20 * kB)
  })
}
