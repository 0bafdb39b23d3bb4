import type { Browser, Page } from 'playwright-core'
import type { sizes } from './conditions.ts'
import { type OpenListing, openListing } from './open-listing.ts'
import { commonFacets, pressFacet, ShowedNothing } from './press-facet.ts'

const presses = 8
/** As many are tried, where some change too little to count. */
const tries = 3 * presses
/** On a busy machine a copy of the stock may come too late, or a page never quite rest. */
const attempts = 3

interface Pressing {
  /** The same listing at one or more commits: all of them are open, and pressed in turn. */
  urls: readonly string[]
  size: keyof typeof sizes
  /** Whether the browser may have its own copy of the stock. */
  isLocal: boolean
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
      if (left === 0 || error instanceof ShowedNothing) throw error
      console.log(`${(error as Error).message} Once more.`)
    }
  }
}

async function pressOnce(browser: Browser, { urls, size, isLocal }: Pressing): Promise<number[][]> {
  const listings: OpenListing[] = []
  try {
    for (const url of urls) listings.push(await openListing(browser, { url, size, isLocal }))
    const pages = listings.map(({ page }) => page)
    const taken: number[][] = urls.map(() => [])
    for (const [turn, facet] of (await commonFacets(pages, presses)).slice(0, tries).entries()) {
      const pressed = new Map<Page, number | null>()
      for (const page of turn % 2 === 0 ? pages : pages.toReversed()) {
        const before = await firstRow(page)
        const ms = await pressFacet(page, facet)
        pressed.set(page, size === 'phone' || (await firstRow(page)) !== before ? ms : null)
      }
      for (const page of pages) await pressFacet(page, facet)
      const each = pages.flatMap((page) => pressed.get(page) ?? [])
      if (each.length === pages.length) each.forEach((ms, at) => taken[at]!.push(ms))
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

/** Which vehicles stand in front. */
const firstRow = (page: Page): Promise<string> =>
  page.locator('.vehicles .card-name a').evaluateAll((links) =>
    links
      .slice(0, 2)
      .map((link) => link.getAttribute('href'))
      .join(' '),
  )
