import type { Page } from '@playwright/test'
import { allStock, at, expect, templates, test } from './fixtures.ts'
import { expectNoShift, watchShifts } from './shifts.ts'
import { carPath } from './yard.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
// As a telephone, which says how wide it is after its page has begun.
test.use({ viewport: phone, isMobile: true, hasTouch: true })

/** Notes in every frame, of every page to come, how many of a page's parts are not laid out. */
const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const leftOut: number[] = []
    Object.assign(globalThis, { leftOut })
    const look = () => {
      const parts = [
        ...document.querySelectorAll('main > *, [data-part="body"] > *, main li, .site-footer, .site-footer li'),
      ]
      if (parts.length > 0)
        leftOut.push(parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

const leftOut = (page: Page) => page.evaluate(() => (globalThis as unknown as { leftOut: number[] }).leftOut)

for (const [kind, path] of [
  ['home', () => '/'],
  ['listing', () => allStock],
  ['vehicle', (slug: (typeof templates)[number]) => carPath(slug, 'everything')],
  ['content page', () => '/finance'],
] as const) {
  for (const slug of templates) {
    test(`${slug}: a phone lays out the first screen of a ${kind} first, the rest after it, and nothing moves`, async ({
      page,
    }) => {
      await watchLayout(page)
      await watchShifts(page)
      await page.goto(at(slug, path(slug)))
      await expect.poll(async () => (await leftOut(page)).at(-1)).toBe(0)
      const counts = await leftOut(page)
      expect(Math.max(...counts)).toBeGreaterThan(2)
      // A few a frame: no frame holds a press up for long.
      for (const [frame, count] of counts.entries()) expect((counts[frame - 1] ?? count) - count).toBeLessThanOrEqual(9)
      await expectNoShift(page)
    })
  }
}

test('a phone asks for scripts when its page is whole, or 300 ms after the paint', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const isWhole = document.querySelector('.site-footer') && document.adoptedStyleSheets.length === 0
      if (isWhole) Object.assign(globalThis, { wholeAt: performance.now() })
      else requestAnimationFrame(look)
    }
    // Not before the script in the head has left anything out.
    addEventListener('DOMContentLoaded', look)
  })
  await page.goto(at('southbank'))
  const times = () =>
    page.evaluate(() => ({
      whole: (globalThis as unknown as { wholeAt?: number }).wholeAt,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: performance.getEntriesByType('resource').find(({ name }) => /\/assets\/[^?]+\.js$/.test(name))?.startTime,
    }))
  await expect.poll(async () => Object.values(await times()).filter(Boolean).length).toBe(3)
  const { whole, paint, asked } = await times()
  // The frame in which it is seen to be whole may be one later.
  expect(asked! + 20).toBeGreaterThan(Math.min(whole!, paint! + 300))
})

test('what a filter brings to a phone is laid out whole', async ({ page }) => {
  await watchLayout(page)
  await page.goto(at('southbank', allStock))
  await expect.poll(async () => (await leftOut(page)).at(-1)).toBe(0)
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL(/page=2/)
  await expect.poll(async () => (await leftOut(page)).at(-1)).toBe(0)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

/** What a busy phone, or a slow line, keeps the page from knowing when a thumb moves it. */
const untold: Record<string, () => void> = {
  'as it is painted': () => {},
  'before its scripts know that it is painted': () => {
    const Told = PerformanceObserver
    class Late extends Told {
      constructor(tell: PerformanceObserverCallback) {
        super((list, observer) => {
          if (list.getEntriesByType('paint').length === 0) tell(list, observer)
          else setTimeout(() => tell(list, observer), 2000)
        })
      }
    }
    Object.assign(globalThis, { PerformanceObserver: Late })
  },
  'while the page is still coming': () => Object.defineProperty(document, 'readyState', { get: () => 'loading' }),
}

for (const [when, keepUntold] of Object.entries(untold)) {
  for (const [slug, kind, path] of [
    ['throttle', 'home', '/'],
    ['meridian', 'home', '/'],
    ['volt', 'listing', allStock],
    ['southbank', 'content page', '/finance'],
  ] as const) {
    test(`${slug}: who scrolls a ${kind} ${when} finds it laid out, and nothing moves`, async ({ page }) => {
      await watchLayout(page)
      await watchShifts(page)
      await page.addInitScript(keepUntold)
      await page.addInitScript(() => {
        let down = 0
        const scroll = () => {
          const isSeen = performance.getEntriesByName('first-contentful-paint').length > 0
          if (!isSeen || !document.querySelector('.site-footer')) return setTimeout(scroll, 0)
          if (down >= document.body.scrollHeight) return Object.assign(globalThis, { isAtFoot: true })
          scrollTo({ top: (down += 800), behavior: 'instant' })
          return setTimeout(scroll, 40)
        }
        scroll()
      })
      await page.goto(at(slug, path))
      await page.waitForFunction(() => 'isAtFoot' in globalThis)
      expect((await leftOut(page)).at(-1)).toBe(0)
      await expectNoShift(page)
    })
  }
}

test('whoever loads a page again stands where they stood', async ({ page }) => {
  await watchLayout(page)
  await page.goto(at('southbank'))
  await expect.poll(async () => (await leftOut(page)).at(-1)).toBe(0)
  const last = page.locator('main > section').last()
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => sessionStorage.length + scrollY)).toBeGreaterThan(1000)
  const place = () => last.evaluate((section) => Math.round(section.getBoundingClientRect().top))
  const before = await place()
  await page.reload()
  await expect.poll(place).toBe(before)
  expect(Math.max(...(await leftOut(page)))).toBe(0)
})

for (const [visit, path, viewport] of [
  ['by a link to a place on it', '/#content', phone],
  ['on a larger screen', '/', desk],
] as const) {
  test(`come to ${visit}, a page is laid out whole`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await watchLayout(page)
    await page.goto(at('southbank', path))
    await expect.poll(async () => (await leftOut(page)).length).toBeGreaterThan(3)
    expect(Math.max(...(await leftOut(page)))).toBe(0)
  })
}

// The site's name, the menu and the order of results: what follows them in the page's text stands before or beside them.
for (const slug of ['southbank', 'meridian'] as const) {
  test(`${slug}: of a listing that comes slowly, what is pressed at its top stands where it stays`, async ({
    page,
  }) => {
    const url = at(slug, allStock)
    const html = await (await page.goto(url))!.text()
    const upTo = (end: string, begins: string) =>
      html.slice(0, html.indexOf(end, html.indexOf(`class="${begins}"`)) + end.length)
    let body = html
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }))
    const place = async (part: string, come: string) => {
      body = come
      await page.goto(url)
      const box = await page.locator(part).boundingBox()
      return box && { x: box.x, y: box.y }
    }
    const sort = '.listing-toolbar select'
    for (const viewport of [phone, { width: 768, height: 1024 }, desk]) {
      await page.setViewportSize(viewport)
      const whole = await place(sort, html)
      expect(whole).not.toBeNull()
      expect([viewport.width, await place(sort, upTo('</option>', 'listing-sort'))]).toEqual([viewport.width, whole])
    }
    await page.setViewportSize(phone)
    expect(await place('.menu-button', upTo('</button>', 'menu-button'))).toEqual(await place('.menu-button', html))
    expect(await place('.site-name', upTo('</a>', 'site-name'))).toEqual(await place('.site-name', html))
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is laid out whole', async ({ page }) => {
    await page.goto(at('southbank'))
    expect(await page.locator('.site-footer').evaluate((part) => getComputedStyle(part).contentVisibility)).toBe(
      'visible',
    )
  })

  // Of a picture as large as the screen, words stand at its foot.
  for (const slug of ['southbank', 'outback-rv'] as const) {
    test(`${slug}: of a home that comes slowly, the title stands where it stays`, async ({ page }) => {
      let isWhole = true
      let html = ''
      await page.route(at(slug), (route) =>
        isWhole ? route.continue() : route.fulfill({ contentType: 'text/html', body: html.split('</h1>')[0] }),
      )
      const place = async () => {
        const response = await page.goto(at(slug))
        if (isWhole) html = await response!.text()
        const box = await page.getByRole('heading', { level: 1 }).boundingBox()
        return { x: box!.x, y: box!.y }
      }
      for (const viewport of [phone, { width: 768, height: 1024 }, desk]) {
        await page.setViewportSize(viewport)
        isWhole = true
        const whole = await place()
        isWhole = false
        expect([viewport.width, await place()]).toEqual([viewport.width, whole])
      }
    })
  }
})
