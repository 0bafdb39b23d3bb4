import { at, expect, templateInTurn, test } from './fixtures.ts'
import { carPath } from './yard.ts'

/** More than any page has to stop at. */
const mostStops = 300

for (const slug of templateInTurn(2)) {
  test(`${slug}: at twice its size a vehicle’s page is no wider than the screen, and keys alone reach all of it in sight`, async ({
    page,
  }) => {
    // A desk of 1440 by 900 at 200 %.
    await page.setViewportSize({ width: 720, height: 450 })
    await page.goto(at(slug, carPath(slug, 'everything')), { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const hidden: string[] = []
    let stops = 0
    for (; stops < mostStops; stops++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(lookAtFocus)
      if (stop === 'end') break
      if (stop !== 'seen') hidden.push(stop)
    }
    expect(hidden).toEqual([])
    expect(stops).toBeGreaterThan(40)
    expect(stops).toBeLessThan(mostStops)
  })
}

/** Runs in the page: whether some of what has the focus can be seen, else what it is. */
async function lookAtFocus(): Promise<string> {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'end'
  const isSeenAt = (across: number, down: number): boolean => {
    const { left, top, width, height } = focused.getBoundingClientRect()
    const found = document.elementFromPoint(left + width * across, top + height * down)
    return found !== null && (focused.contains(found) || found.contains(focused))
  }
  const shares = [0.1, 0.5, 0.9]
  const isSeen = () => shares.some((across) => shares.some((down) => isSeenAt(across, down)))
  // What stays at an edge comes and goes with scrolling, which takes a while.
  for (let tries = 0; tries < 12; tries++) {
    if (isSeen()) return 'seen'
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  // A box that is drawn by its label.
  const label = focused.closest('label') ?? (focused.id && document.querySelector(`label[for="${focused.id}"]`))
  if (label) return 'seen'
  return focused.outerHTML.slice(0, 160)
}
