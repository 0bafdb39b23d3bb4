import type { Browser, Page } from 'playwright-core'
import { openSlowPage, type sizes } from './conditions.ts'
import { openFilters } from './open-filters.ts'
import { press } from './press.ts'

const packed = '*/stock/packed*'
const presses = 8
/** As many are tried, where some change too little to count. */
const tries = 3 * presses
/** Longer than any answer takes on this line; a press that shows nothing by then is a failure, not a number. */
const patience = 15_000

interface Facet {
  name: string
  value: string
}

interface Pressing {
  /** The listing's address. */
  url: string
  size: keyof typeof sizes
  /** Whether the browser may have its own copy of the stock. */
  isLocal: boolean
}

/**
 * Milliseconds from each of eight presses, on different facets, to the results on the screen. On a desktop each is one that
 * brings a new first row: to keep the old one costs less, and how often that happens depends on the stock, not on the page.
 */
export async function pressFacets(browser: Browser, { url, size, isLocal }: Pressing): Promise<number[]> {
  const { page, close } = await openSlowPage(browser, size, isLocal ? [] : [packed])
  try {
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
    let asked = 0
    page.on('request', (request) => request.url().includes('/stock/answer') && asked++)
    const taken: number[] = []
    for (const facet of await someFacets(page)) {
      const before = await firstRow(page)
      const ms = await pressFacet(page, facet)
      if (size === 'phone' || (await firstRow(page)) !== before) taken.push(ms)
      await pressFacet(page, facet)
      if (taken.length === presses) break
    }
    if (taken.length < presses) throw new Error(`${url}: only ${taken.length} filters bring a new first row.`)
    // Or the numbers would be of something else than they say.
    if (isLocal ? asked > 0 : asked === 0)
      throw new Error(
        `${url}: the server was asked ${asked} times, ${isLocal ? 'with' : 'without'} a copy of the stock.`,
      )
    return taken
  } finally {
    await close()
  }
}

/** Values that narrow the listing without emptying it, of as many facets as there are, in the order of the form. */
async function someFacets(page: Page): Promise<Facet[]> {
  const offered = await page.locator('form#filters input[type=checkbox]').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { name, value, checked, disabled } = box as HTMLInputElement
      return checked || disabled || !box.checkVisibility() ? [] : [{ name, value }]
    }),
  )
  const byName = Object.values(Object.groupBy(offered, ({ name }) => name)).map((facets) => facets ?? [])
  const inTurn = Array.from({ length: presses }, (_, turn) => byName.flatMap((facets) => facets[turn] ?? [])).flat()
  if (inTurn.length < presses) throw new Error(`Only ${inTurn.length} filters can be pressed.`)
  return inTurn.slice(0, tries)
}

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
