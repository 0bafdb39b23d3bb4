import type { Page } from '@playwright/test'
import { allStock, at, expect, open, type SiteSlug, templates, test } from './fixtures.ts'
import { chooseToMeasure } from './vitals.ts'
import { carPath } from './yard.ts'

const kB = 1000
const listing = (slug: SiteSlug) => at(slug, allStock)
/** What a shopper may come to first. */
const firstPages = (slug: SiteSlug) => ({
  home: at(slug),
  listing: listing(slug),
  vehicle: at(slug, carPath(slug, 'everything')),
  content: at(slug, '/finance'),
})

interface Fetched {
  path: string
  bytes: number
}

/** Every script as sent, preloaded ones included, from now on. */
function watchScripts(page: Page): Promise<Fetched>[] {
  const fetched: Promise<Fetched>[] = []
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname
    if (path.endsWith('.js')) fetched.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, bytes })))
  })
  return fetched
}

const total = (files: readonly Fetched[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)
const told = (files: readonly Fetched[]): string => files.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')

for (const slug of templates) {
  test(`${slug}: a first visit, untouched, fetches at most 125 kB of scripts, in six files asked for once it is painted, and what it fetches at rest; its first paint waits for the page and one stylesheet, 45 kB at most; no script begins with what takes long`, async ({
    newVisitor,
  }) => {
    // Each a visitor of its own, with nothing kept from another page; they wait at the same time.
    await Promise.all(
      Object.entries(firstPages(slug)).map(async ([kind, url]) => {
        const page = await newVisitor()
        const fetched = watchScripts(page)
        await chooseToMeasure(page)
        await page.addInitScript(watchFormats)
        await page.goto(url, { waitUntil: 'load' })
        const { document, blocking } = await page.evaluate(waitedFor)
        expect(
          blocking.map(({ path }) => path),
          kind,
        ).toEqual([expect.stringMatching(/\.css$/)])
        expect(document + total(blocking), kind).toBeLessThanOrEqual(45 * kB)
        // What a page fetches at rest has come by then.
        await page.waitForTimeout(5_000)
        const files = await Promise.all(fetched)
        const first = files.filter((file) => !isAtRest(file))
        expect(first.length, `${kind}\n${told(files)}`).toBeGreaterThan(0)
        expect(first.length, `${kind}\n${told(files)}`).toBeLessThanOrEqual(6)
        expect(total(files), `${kind}\n${told(files)}`).toBeLessThanOrEqual(125 * kB)
        expect(await page.evaluate(askedBeforePaint), kind).toEqual([])
        expect(await page.evaluate(() => window.formatsMade), kind).toEqual([])
      }),
    )
  })
}

declare global {
  interface Window {
    formatsMade: string[]
    motion: string[]
  }
}

/** Runs in the page: the first format that is made brings the words of all languages, and takes a telephone a tenth of a second. */
function watchFormats(): void {
  window.formatsMade = []
  for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'Segmenter', 'Collator'] as const) {
    const note = <Made>(make: () => Made): Made => {
      window.formatsMade.push(`${name} ${new Error().stack}`)
      return make()
    }
    Object.defineProperty(Intl, name, {
      value: new Proxy(Intl[name], {
        construct: (made, given, as) => note(() => Reflect.construct(made, given, as)),
        apply: (made, self, given) => note(() => Reflect.apply(made as () => unknown, self, given)),
      }),
    })
  }
  const toLocaleString = function (this: number): string {
    window.formatsMade.push(`toLocaleString ${new Error().stack}`)
    return String(this)
  }
  Object.assign(Number.prototype, { toLocaleString })
}

test('what React comes in is compiled while it comes: its modules stand in parentheses', async ({ page }) => {
  const react = page.waitForResponse(/\/assets\/react-/)
  await page.goto(at('southbank'))
  const modules = (await (await react).text()).match(/=\w+\(\(*\w*(?:,\w+)*\)?=>\{(?:var|function)/g) ?? []
  expect(modules.length).toBeGreaterThan(2)
  expect(modules.filter((each) => !/=\w+\(\(\w+=>|=\w+\(\(\(/.test(each))).toEqual([])
})

/** What is fetched once a page has nothing else to do: what remembers for the shopper, what measures, and what makes the words of a page do more. */
const isAtRest = ({ path }: Fetched): boolean => /^\/assets\/(local-store|report-vitals|head-scripts)-/.test(path)

/** What the browser itself says it could not paint without. */
function waitedFor(): { document: number; blocking: Fetched[] } {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus: string
  })[]
  return {
    document: navigation!.encodedBodySize,
    blocking: resources
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  }
}

/** Scripts that came before there was anything to see. */
function askedBeforePaint(): string[] {
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < painted!.startTime)
    .map(({ name }) => name)
}

for (const slug of templates) {
  test(`${slug}: a page fetches the letters it is written in, 26 kB of fonts at most, and the rest of a font where a rare one stands`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor()
    for (const [kind, url] of Object.entries(firstPages(slug))) {
      await page.goto(url, { waitUntil: 'load' })
      const sent = await page.evaluate(fontsSent)
      expect(total(sent), kind).toBeGreaterThan(0)
      expect(total(sent), `${kind}\n${told(sent)}`).toBeLessThanOrEqual(26 * kB)
    }
    // Taken over, or what is written into it is a fault.
    await open(page, at(slug, '/finance'))
    const whole = page.waitForRequest(/-latin-[^/]*\.woff2$/)
    await page.evaluate(() => document.querySelector('h1')!.append(' Ångström'))
    await whole
  })
}

for (const slug of templates) {
  test(`${slug}: arriving on a phone moves nothing but what waits, as one`, async ({ newVisitor }) => {
    await Promise.all(
      Object.entries(firstPages(slug)).map(async ([kind, url]) => {
        const page = await newVisitor()
        await page.setViewportSize({ width: 390, height: 844 })
        await page.addInitScript(watchMotion)
        await page.goto(url, { waitUntil: 'load' })
        // Until it has been taken over, and the parts below the first screen are there.
        await page.waitForTimeout(3_000)
        const motion = await page.evaluate(() => window.motion)
        expect(motion.length, kind).toBeLessThanOrEqual(1)
        expect(
          motion.filter((name) => name !== 'pulse'),
          kind,
        ).toEqual([])
      }),
    )
  })
}

/** Runs in the page: the name of everything that begins to move by itself. */
function watchMotion(): void {
  window.motion = []
  addEventListener('animationstart', ({ animationName }) => window.motion.push(animationName), true)
  addEventListener('transitionrun', ({ propertyName }) => window.motion.push(propertyName), true)
}

/** Runs in the page: the fonts it was sent. */
function fontsSent(): Fetched[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return resources
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
}

for (const slug of ['southbank', 'meridian'] as const) {
  test(`${slug}: a full page of a listing is at most 20 kB of HTML`, async ({ page }) => {
    const response = await page.goto(listing(slug))
    await expect(page.locator('.vehicles > li')).toHaveCount(21)
    expect(await response!.headerValue('content-encoding')).toBe('br')
    const { responseBodySize } = await response!.request().sizes()
    expect(responseBodySize).toBeLessThanOrEqual(20 * kB)
  })
}

test('what is fetched when a page is touched brings no styles the page has', async ({ newVisitor }) => {
  const page = await newVisitor()
  await page.goto(listing('southbank'), { waitUntil: 'load' })
  await page.waitForFunction(isTakenOver)
  const script = page.waitForResponse(/touched-groups[^/]*\.js$/)
  await page.locator('form#filters').hover()
  await script
  await page.waitForLoadState('networkidle')
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(1)
})

test('a page is taken over after its first paint; a filter chosen before is answered then', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await holdFrames(page)
  await page.goto(listing('southbank'), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Filters/ }).click()
  const panel = page.locator('#filter-panel')
  await panel.getByRole('checkbox', { name: /^Used/ }).check()
  await panel.getByRole('button', { name: 'Close filters' }).click()
  expect(await page.evaluate(isTakenOver)).toBe(false)
  await page.evaluate(() => (window as unknown as { paint: () => void }).paint())
  await expect(page).toHaveURL(/car_type=used/)
  expect(await page.evaluate(isTakenOver)).toBe(true)
})

test('a button pressed before a page is taken over does what it says then, as often as it was pressed', async ({
  page,
}) => {
  await holdFrames(page)
  await page.goto(listing('southbank'), { waitUntil: 'networkidle' })
  const [first, second] = [0, 1].map((place) => page.locator('.card-heart').nth(place))
  await first!.click()
  await second!.click()
  await second!.click()
  expect(await page.evaluate(isTakenOver)).toBe(false)
  await page.evaluate(() => (window as unknown as { paint: () => void }).paint())
  await expect(first!).toHaveAttribute('aria-pressed', 'true')
  await expect(second!).toHaveAttribute('aria-pressed', 'false')
})

test('a form under the pointer is taken over with its page', async ({ page }) => {
  await holdFrames(page)
  await page.goto(at('southbank', '/forms/enquiry'), { waitUntil: 'networkidle' })
  const form = page.locator('main form[method="post"]')
  await form.hover()
  await page.evaluate(() => (window as unknown as { paint: () => void }).paint())
  await expect(form).toHaveAttribute('novalidate')
})

test('until a page is taken over its links and forms are the browser’s', async ({ page }) => {
  await holdFrames(page)
  await page.goto(listing('southbank'), { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('searchbox').first().fill('toyota')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/make=Toyota/)
  expect(await page.evaluate(isTakenOver)).toBe(false)
})

const isTakenOver = (): boolean =>
  Object.keys(document.querySelector('footer')!).some((key) => key.startsWith('__react'))

/** Keeps the page from its first frame, as a browser that has not painted yet does, until `paint` is called. */
const holdFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const waiting: (() => void)[] = []
    const real = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (work) => waiting.push(() => real(work))
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(what: PerformanceObserverInit) {
        if (what.type === 'paint') waiting.push(() => super.observe(what))
        else super.observe(what)
      }
    }
    const paint = () => {
      window.requestAnimationFrame = real
      for (const work of waiting) work()
    }
    Object.assign(window, { paint })
  })
