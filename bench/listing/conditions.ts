import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { launchOptions } from '../../tests/e2e/browser.ts'

/** A phone of some years ago on a slow mobile line. */
const slowdown = 4
const bytesPerSecond = 1.6e6 / 8
const roundTrip = 150

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

export interface SlowPage {
  page: Page
  cdp: CDPSession
  close: () => Promise<void>
}

export const openBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions())

/** A new visitor on a slow device and line; nothing is in any cache. */
export async function openSlowPage(
  browser: Browser,
  size: keyof typeof sizes,
  blocked: readonly string[] = [],
): Promise<SlowPage> {
  const context = await browser.newContext({ viewport: sizes[size], hasTouch: false })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (blocked.length > 0) await cdp.send('Network.setBlockedURLs', { urls: [...blocked] })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, cdp, close: () => context.close() }
}
