import type { Browser, Page } from 'playwright-core'
import { openSlowPage, type sizes, type SlowPage } from './conditions.ts'
import { openFilters } from './open-filters.ts'
import { press } from './press.ts'

const packed = '*/stock/packed*'
const presses = 8
/** As many are tried, where some change too little to count. */
const tries = 3 * presses
/** Longer than any answer takes on this line; a press that shows nothing by then is a failure, not a number. */
const patience = 15_000
/** On a busy machine a copy of the stock may come too late, or a page never quite rest. */
const attempts = 3

interface Facet {
  name: string
  value: string
}

interface Pressing {
  /** The same listing at one or more commits: all of them are open, and pressed in turn. */
  urls: readonly string[]
  size: keyof typeof sizes
  /** Whether the browser may have its own copy of the stock. */
  isLocal: boolean
}

interface OpenListing extends SlowPage {
  url: string
  /** How often the server was asked for an answer. */
  asked: number
}

/**
 * Milliseconds from each of eight presses, on different facets, to the results on the screen, for each address: the same
 * facets, one moment after the other, for a machine's speed changes by the minute. On a desktop each is one that brings a
 * new first row: to keep the old one costs less, and how often that happens depends on the stock, not on the page.
 */
export async function pressFacets(browser: Browser, pressing: Pressing): Promise<number[][]> {
  for (let left = attempts - 1; ; left--) {
    try {
      return await pressOnce(browser, pressing)
    } catch (error) {
      if (left === 0) throw error
      console.log(`${(error as Error).message} Once more.`)
    }
  }
}

async function pressOnce(browser: Browser, { urls, size, isLocal }: Pressing): Promise<number[][]> {
  const listings: OpenListing[] = []
  try {
    for (const url of urls)
      listings.push({ ...(await openSlowPage(browser, size, isLocal ? [] : [packed])), url, asked: 0 })
    for (const listing of listings) await openListing(listing, isLocal)
    const taken: number[][] = urls.map(() => [])
    for (const [turn, facet] of (await commonFacets(listings)).entries()) {
      const pressed = new Map<OpenListing, number | null>()
      for (const listing of turn % 2 === 0 ? listings : listings.toReversed()) {
        const before = await firstRow(listing.page)
        const ms = await pressFacet(listing.page, facet)
        pressed.set(listing, size === 'phone' || (await firstRow(listing.page)) !== before ? ms : null)
      }
      for (const { page } of listings) await pressFacet(page, facet)
      const each = listings.flatMap((listing) => pressed.get(listing) ?? [])
      if (each.length === listings.length) each.forEach((ms, at) => taken[at]!.push(ms))
      if (taken[0]!.length === presses) break
    }
    if (taken[0]!.length < presses)
      throw new Error(`${urls[0]}: only ${taken[0]!.length} filters bring a new first row.`)
    // Or the numbers would be of something else than they say.
    const other = listings.find(({ asked }) => (isLocal ? asked > 0 : asked === 0))
    const copy = isLocal ? 'with' : 'without'
    if (other) throw new Error(`${other.url}: the server was asked ${other.asked} times, ${copy} a copy of the stock.`)
    return taken
  } finally {
    for (const { close } of listings) await close()
  }
}

async function openListing(listing: OpenListing, isLocal: boolean): Promise<void> {
  const { page, url } = listing
  const copied = isLocal
    ? page.waitForEvent('requestfinished', {
        predicate: (request) => request.url().includes('/stock/packed'),
        timeout: 60_000,
      })
    : null
  await page.goto(url, { waitUntil: 'load' })
  await copied
  await page.waitForLoadState('networkidle')
  // Time to unpack what came, on a slow device.
  await page.waitForTimeout(3_000)
  await openFilters(page)
  page.on('request', (request) => request.url().includes('/stock/answer') && listing.asked++)
}

/** Values that all of them offer, of as many facets as there are, in the order of the form. */
async function commonFacets(listings: readonly OpenListing[]): Promise<Facet[]> {
  const [first = [], ...others] = await Promise.all(listings.map(({ page }) => offeredFacets(page)))
  const isCommon = ({ name, value }: Facet): boolean =>
    others.every((offered) => offered.some((facet) => facet.name === name && facet.value === value))
  const byName = Object.values(Object.groupBy(first.filter(isCommon), ({ name }) => name)).map((facets) => facets ?? [])
  const inTurn = Array.from({ length: presses }, (_, turn) => byName.flatMap((facets) => facets[turn] ?? [])).flat()
  if (inTurn.length < presses) throw new Error(`Only ${inTurn.length} filters can be pressed.`)
  return inTurn.slice(0, tries)
}

const offeredFacets = (page: Page): Promise<Facet[]> =>
  page.locator('form#filters input[type=checkbox]').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { name, value, checked, disabled } = box as HTMLInputElement
      return checked || disabled || !box.checkVisibility() ? [] : [{ name, value }]
    }),
  )

/** Which vehicles stand in front. */
const firstRow = (page: Page): Promise<string> =>
  page.locator('.vehicles .card-name a').evaluateAll((links) =>
    links
      .slice(0, 2)
      .map((link) => link.getAttribute('href'))
      .join(' '),
  )

/** From the pointer's own time to the frame that has the new results, as the page itself sees both. */
async function pressFacet(page: Page, { name, value }: Facet): Promise<number> {
  const label = page
    .locator(
      `form#filters label:has(input[type=checkbox][name=${JSON.stringify(name)}][value=${JSON.stringify(value)}])`,
    )
    .first()
  // Before it is watched: what comes into view may be drawn first.
  await label.scrollIntoViewIfNeeded()
  const painted = page.evaluate(untilPainted, patience)
  await press(label)
  const taken = await painted
  if (taken === null) throw new Error(`Pressing ${name} = ${value} showed nothing within ${patience} ms.`)
  // The address follows the paint: the next press should not pay for it.
  await page.waitForTimeout(400)
  return taken
}

/** Runs in the page. */
function untilPainted(patienceMs: number): Promise<number | null> {
  return new Promise((resolve) => {
    let pressedAt: number | null = null
    addEventListener('click', (event) => (pressedAt ??= event.timeStamp), { capture: true, once: true })
    const mark = 'data-results-state'
    const shown = () => document.querySelector('[data-results-total]')?.getAttribute(mark)
    const before = shown()
    const observer = new MutationObserver(() => {
      if (pressedAt === null || shown() === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => resolve(performance.now() - pressedAt!))
        channel.port1.start()
        channel.port2.postMessage(null)
      })
    })
    // The whole page: an empty result may come in another element.
    observer.observe(document.body, { attributes: true, childList: true, subtree: true, attributeFilter: [mark] })
    setTimeout(() => resolve(null), patienceMs)
  })
}
