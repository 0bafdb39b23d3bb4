import type { Browser, Page } from '@playwright/test'
import { violationsOn } from '../e2e/accessibility.ts'
import { addressShape } from './address-shape.ts'
import { type CrawledPage, inTurns } from './collect-pages.ts'
import type { Fault } from './find-faults.ts'
import { stableSample } from './stable-sample.ts'
import type { StatePage } from './vehicle-states.ts'

/** A transparent dot. To make every picture of hundreds of pages would take most of the time. */
const anyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** How many pages are open at once. */
const windows = 2
/** For scripts that begin after the page has loaded. */
const settlingMs = 300

/** For a page whose pictures are being made while it loads. */
const patienceMs = 90_000

/** Opens some pages of each kind in a browser; one of each with its pictures, and axe is asked of it. */
export async function visitPages(
  browser: Browser,
  origin: string,
  pages: readonly CrawledPage[],
  perShape: number,
): Promise<{ visits: number; faults: Fault[] }> {
  const addresses = pages.filter(({ status }) => status === 200).map(({ address }) => address)
  const visits = Map.groupBy(addresses, addressShape)
    .values()
    .flatMap((alike) => stableSample(alike, perShape).map((address, at) => ({ address, isWhole: at === 0 })))
    .toArray()
  const faults = await inTurns(
    visits,
    ({ address, isWhole }) => visit(browser, `${origin}${address}`, isWhole),
    windows,
  )
  return {
    visits: visits.length,
    faults: faults.flatMap((found, at) => found.map((what) => ({ address: visits[at]!.address, what }))),
  }
}

/** Opens every page that shows a vehicle in a state of its own, and asks axe of each. */
export async function visitStates(browser: Browser, origin: string, pages: readonly StatePage[]): Promise<Fault[]> {
  const faults = await inTurns(
    pages,
    async ({ address, state, status }) =>
      (await visit(browser, `${origin}${address}`, true))
        // The browser says so of every page that is gone.
        .filter((what) => status === 200 || !what.includes(`status of ${status}`))
        .map((what) => ({ address, what: `(${state}) ${what}` })),
    windows,
  )
  return faults.flat()
}

async function visit(browser: Browser, url: string, isWhole: boolean): Promise<string[]> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const faults = watched(page)
    if (!isWhole)
      await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: anyPicture }))
    await page.goto(url, { waitUntil: 'load', timeout: patienceMs })
    await page.waitForTimeout(settlingMs)
    const headings = await page.locator('h1').count()
    if (headings !== 1) faults.push(`has ${headings} h1 once scripts have run`)
    const everything = { withFrame: true, withEveryEntry: true }
    if (isWhole) faults.push(...(await violationsOn(page, everything)).map((violation) => `axe: ${violation}`))
    return faults
  } catch (error) {
    return [`could not be opened: ${(error as Error).message.split('\n')[0]}`]
  } finally {
    await context.close()
  }
}

/** What goes wrong in the page from now on, as it happens: refused scripts and failed hydration are console errors too. */
function watched(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`throws: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text().split('\n')[0]} (${message.location().url})`)
  })
  return faults
}
