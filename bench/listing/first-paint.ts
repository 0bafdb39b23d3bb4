import type { Browser } from 'playwright-core'
import { openSlowPage, type sizes } from './conditions.ts'

export interface FirstPaint {
  /** When the largest thing on the first screen was painted, in milliseconds. */
  lcp: number
  /** JavaScript as it came over the line, headers included, in bytes. */
  scriptBytes: number
  htmlBytes: number
}

/** One first visit to an address. */
export async function measureFirstPaint(browser: Browser, url: string, size: keyof typeof sizes): Promise<FirstPaint> {
  const { page, cdp, close } = await openSlowPage(browser, size)
  const types = new Map<string, string>()
  const bytes: Record<string, number> = {}
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })
  try {
    await page.addInitScript(() => {
      const painted: { at: number } = { at: 0 }
      Object.assign(globalThis, { painted })
      new PerformanceObserver((list) => (painted.at = list.getEntries().at(-1)!.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(3_000)
    const lcp = await page.evaluate(() => (globalThis as unknown as { painted: { at: number } }).painted.at)
    return { lcp, scriptBytes: bytes['Script'] ?? 0, htmlBytes: bytes['Document'] ?? 0 }
  } finally {
    await close()
  }
}
