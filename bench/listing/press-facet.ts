import type { Page } from 'playwright-core'
import { press } from './press.ts'

export interface Facet {
  name: string
  value: string
}

/** Longer than any answer takes on this line. */
const patience = 15_000

/** A press that shows nothing is a failure, not a number, and no fault of a busy machine. */
export class ShowedNothing extends Error {}

/** Values that all of these pages offer, of as many facets as there are, in the order of the form. */
export async function commonFacets(pages: readonly Page[], fewest: number): Promise<Facet[]> {
  const [first = [], ...others] = await Promise.all(pages.map(offeredFacets))
  const isCommon = ({ name, value }: Facet): boolean =>
    others.every((offered) => offered.some((facet) => facet.name === name && facet.value === value))
  const byName = Object.values(Object.groupBy(first.filter(isCommon), ({ name }) => name)).map((facets) => facets ?? [])
  const inTurn = Array.from({ length: fewest }, (_, turn) => byName.flatMap((facets) => facets[turn] ?? [])).flat()
  if (inTurn.length < fewest) throw new Error(`Only ${inTurn.length} filters can be pressed.`)
  return inTurn
}

const offeredFacets = (page: Page): Promise<Facet[]> =>
  page.locator('form#filters input[type=checkbox]').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { name, value, checked, disabled } = box as HTMLInputElement
      return checked || disabled || !box.checkVisibility() ? [] : [{ name, value }]
    }),
  )

/** Where a trace has the press and the paint. */
export const marks = { pressed: 'facet-pressed', painted: 'results-painted' } as const

/** From the pointer's own time to the frame that has the new results, as the page itself sees both. */
export async function pressFacet(page: Page, { name, value }: Facet): Promise<number> {
  const label = page
    .locator(
      `form#filters label:has(input[type=checkbox][name=${JSON.stringify(name)}][value=${JSON.stringify(value)}])`,
    )
    .first()
  // Before it is watched: what comes into view may be drawn first.
  await label.scrollIntoViewIfNeeded()
  const painted = page.evaluate(untilPainted, { patience, ...marks })
  await press(label)
  const taken = await painted
  if (taken === null) throw new ShowedNothing(`Pressing ${name} = ${value} showed nothing within ${patience} ms.`)
  // The address follows the paint: the next press should not pay for it.
  await page.waitForTimeout(400)
  return taken
}

/** Runs in the page. */
function untilPainted(told: { patience: number } & typeof marks): Promise<number | null> {
  return new Promise((resolve) => {
    let pressedAt: number | null = null
    const pressed = (event: Event) => {
      pressedAt = event.timeStamp
      performance.mark(told.pressed)
    }
    addEventListener('click', pressed, { capture: true, once: true })
    const mark = 'data-results-state'
    const shown = () => document.querySelector('[data-results-total]')?.getAttribute(mark)
    const before = shown()
    const observer = new MutationObserver(() => {
      if (pressedAt === null || shown() === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => {
          performance.mark(told.painted)
          resolve(performance.now() - pressedAt!)
        })
        channel.port1.start()
        channel.port2.postMessage(null)
      })
    })
    // The whole page: an empty result may come in another element.
    observer.observe(document.body, { attributes: true, childList: true, subtree: true, attributeFilter: [mark] })
    setTimeout(() => resolve(null), told.patience)
  })
}
