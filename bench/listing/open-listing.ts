import type { Browser } from 'playwright-core'
import { openSlowPage, type sizes, type SlowPage } from './conditions.ts'
import { openFilters } from './open-filters.ts'

const packed = '*/stock/packed*'

export interface OpenListing extends SlowPage {
  url: string
  /** How often the server was asked for an answer. */
  asked: number
}

interface Opening {
  url: string
  size: keyof typeof sizes
  /** Whether the browser may have its own copy of the stock. */
  isLocal: boolean
}

/** A listing on a slow device and line, at rest, with every group of its filters open. */
export async function openListing(browser: Browser, { url, size, isLocal }: Opening): Promise<OpenListing> {
  const listing = { ...(await openSlowPage(browser, size, isLocal ? [] : [packed])), url, asked: 0 }
  try {
    await settle(listing, isLocal)
  } catch (error) {
    await listing.close()
    throw error
  }
  listing.page.on('request', (request) => request.url().includes('/stock/answer') && listing.asked++)
  return listing
}

async function settle({ page, url }: OpenListing, isLocal: boolean): Promise<void> {
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
}
