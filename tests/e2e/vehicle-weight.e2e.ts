import type { Page } from '@playwright/test'
import { at, expect, type SiteSlug, templateInTurn, test } from './fixtures.ts'
import { carPath, realFrames } from './yard.ts'

const kB = 1000
/** How long an untouched page is watched after it has loaded. */
const watchedMs = 5_000

interface Fetched {
  type: string
  url: string
  bytes: number
}

/** Everything that comes over the line, as the browser counts it. */
async function watchLine(page: Page): Promise<Fetched[]> {
  const cdp = await page.context().newCDPSession(page)
  const asked = new Map<string, { type: string; url: string }>()
  const fetched: Fetched[] = []
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    asked.set(requestId, { type, url: response.url }),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const file = asked.get(requestId)
    if (file && bytes > 0) fetched.push({ ...file, bytes })
  })
  await cdp.send('Network.enable')
  return fetched
}

const total = (files: readonly Fetched[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)
const told = (files: readonly Fetched[]): string => files.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
const pictures = (files: readonly Fetched[]) => files.filter(({ url }) => url.includes('/media/'))
const widths = (files: readonly Fetched[], name: RegExp) =>
  files.filter(({ url }) => name.test(url)).map(({ url }) => new URL(url).searchParams.get('w'))
const photographed = (slug: SiteSlug) => at(slug, carPath(slug, 'photographed'))

async function openUntouched(page: Page, slug: SiteSlug): Promise<Fetched[]> {
  const fetched = await watchLine(page)
  await page.goto(photographed(slug), { waitUntil: 'load' })
  await page.waitForTimeout(watchedMs)
  return fetched
}

/** A visitor whose browser says so. */
const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

for (const slug of templateInTurn(6)) {
  test(`${slug}: a vehicle's page on a phone, untouched, is at most 250 kB, 45 kB of it in one photo and the thumbnails in view`, async ({
    page,
  }) => {
    const fetched = await openUntouched(page, slug)
    const seen = pictures(fetched)
    expect(total(fetched), told(fetched)).toBeLessThanOrEqual(250 * kB)
    expect(total(seen), told(seen)).toBeLessThanOrEqual(45 * kB)
    expect(seen.filter(({ url }) => !url.includes('w=160')).length, told(seen)).toBe(1)
    expect(seen.length, told(seen)).toBeLessThanOrEqual(1 + 4)
  })
}

test('until the page has settled, one photo is fetched', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const fetched = await openUntouched(page, 'southbank')
  expect(pictures(fetched).map(({ url }) => new URL(url).search)).toEqual(['?w=800&r=3x2'])
})

test('a touch anywhere brings the spin, small; a touch of the viewer makes it sharp', async ({ page }) => {
  const fetched = await openUntouched(page, 'southbank')
  await expect(page.getByRole('button', { name: 'Turn it in 360°' })).toBeVisible()
  await page.locator('h1').tap()
  await expect(page.getByRole('slider', { name: /^Turn the/ })).toBeVisible()
  const small = () => widths(fetched, /spin-/).filter((width) => width === '320').length
  const sharp = () => widths(fetched, /spin-/).filter((width) => width === '800').length
  await expect.poll(small).toBe(realFrames)
  expect(sharp()).toBeLessThanOrEqual(1)
  await page.getByRole('slider', { name: /^Turn the/ }).tap()
  await expect.poll(sharp).toBeGreaterThan(4)
})

test('where data is saved nothing comes by itself; a touch brings small frames, the whole screen sharp ones', async ({
  page,
}) => {
  await saveData(page)
  const fetched = await openUntouched(page, 'southbank')
  await page.locator('h1').tap()
  await page.waitForTimeout(500)
  expect(pictures(fetched).length, told(pictures(fetched))).toBe(1)
  await page.getByRole('button', { name: 'Turn it in 360°' }).tap()
  await expect.poll(() => widths(fetched, /spin-/).length).toBe(realFrames)
  await page.waitForTimeout(500)
  expect(new Set(widths(fetched, /spin-/))).toEqual(new Set(['320']))
  await page.getByRole('button', { name: 'View full screen' }).tap()
  await expect.poll(() => new Set(widths(fetched, /spin-/)).size).toBe(2)
})

test('the other photos come once the viewer is touched', async ({ page }) => {
  const fetched = await openUntouched(page, 'volt')
  expect(widths(fetched, /rear-34/).filter((width) => width !== '160')).toEqual([])
  await page.getByRole('button', { name: 'Next photo' }).tap()
  await expect.poll(() => widths(fetched, /rear-34/)).toContain('800')
})

test('photos come by themselves in the end where no script does', async ({ page }) => {
  await page.route(/\.js$/, () => {})
  await page.goto(at('volt', carPath('volt', 'everything')), { waitUntil: 'commit' })
  const second = page
    .getByRole('region', { name: /^Photos of/ })
    .locator('li')
    .nth(2)
  await expect
    .poll(() => second.locator('img').evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth))
    .toBeGreaterThan(0)
})
