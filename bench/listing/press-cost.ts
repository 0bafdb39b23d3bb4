import type { Browser, Page } from 'playwright-core'
import type { sizes } from './conditions.ts'
import { type OpenListing, openListing } from './open-listing.ts'
import { commonFacets, type Facet, marks, pressFacet } from './press-facet.ts'

const facets = 6
/** What follows the paint is counted for so long. */
const afterMs = 400
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** Milliseconds of the processor that a press takes of the page's own thread. */
export interface PressCost {
  untilPainted: number
  after: number
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds: when, for how long, and how much of it on a processor. */
  ts: number
  dur?: number
  tdur?: number
}

/**
 * What presses on filters cost the page's own thread, for each address, at full speed and with a copy of the stock: six
 * facets chosen and taken back. Other work on the machine is not counted, as it is in the time until something is seen.
 */
export async function measurePressCost(
  browser: Browser,
  urls: readonly string[],
  size: keyof typeof sizes,
): Promise<PressCost[][]> {
  const listings: OpenListing[] = []
  try {
    for (const url of urls) listings.push(await openListing(browser, { url, size, isLocal: true }))
    for (const { cdp } of listings) await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const pages = listings.map(({ page }) => page)
    const costs = new Map(pages.map((page): [Page, PressCost[]] => [page, []]))
    for (const facet of (await commonFacets(pages, facets)).slice(0, facets))
      // Chosen, and taken back; each comes after the other page's, for two in a row are cheaper.
      for (const page of [...pages, ...pages]) costs.get(page)!.push(await costOf(browser, page, facet))
    return pages.map((page) => costs.get(page)!)
  } finally {
    for (const { close } of listings) await close()
  }
}

async function costOf(browser: Browser, page: Page, facet: Facet): Promise<PressCost> {
  await page.bringToFront()
  await browser.startTracing(page, { categories, screenshots: false })
  await pressFacet(page, facet)
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const [pressed, painted] = [marks.pressed, marks.painted].map((mark) => traceEvents.find(({ name }) => name === mark))
  if (!pressed || !painted) throw new Error(`The trace of a press on ${facet.name} = ${facet.value} is not whole.`)
  const tasks = traceEvents.filter(
    ({ name, pid, tid, dur }) => name === 'RunTask' && dur && pid === pressed.pid && tid === pressed.tid,
  )
  // A task belongs to when it began; the press is in the middle of one.
  const begun = tasks.find(({ ts, dur = 0 }) => ts <= pressed.ts && ts + dur >= pressed.ts)?.ts ?? pressed.ts
  const between = (from: number, to: number): number =>
    tasks.filter(({ ts }) => ts >= from && ts < to).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
  return { untilPainted: between(begun, painted.ts), after: between(painted.ts, painted.ts + afterMs * 1000) }
}
