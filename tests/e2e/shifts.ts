import type { Page } from '@playwright/test'

/**
 * Adds up every shift of the layout, from the first moment of every page to come. Shifts that a press explains may be
 * excused: browsers excuse half a second; what a press is answered with at once may take a busy machine longer to draw.
 */
export async function watchShifts(page: Page, excusedMs = 0): Promise<void> {
  await page.addInitScript(addUpShifts, excusedMs)
}

/** To a hundredth, as the field reports it. */
export const shiftOf = async (page: Page): Promise<number> =>
  Math.round((await page.evaluate(() => (window as unknown as { shift: number }).shift)) * 100) / 100

function addUpShifts(excusedMs: number): void {
  Object.assign(window, { shift: 0 })
  let pressedAt = Number.NEGATIVE_INFINITY
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, startTime } = entry as unknown as {
        value: number
        hadRecentInput: boolean
        startTime: number
      }
      const isExcused = excusedMs > 0 && (hadRecentInput || startTime - pressedAt <= excusedMs)
      if (!isExcused) (window as unknown as { shift: number }).shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
