import { expect, type Page } from '@playwright/test'

/**
 * Adds up every shift of the layout, from the first moment of every page to come. Shifts that a press explains may be
 * excused: browsers excuse half a second; what a press is answered with at once may take a busy machine longer to draw.
 */
export async function watchShifts(page: Page, excusedMs = 0): Promise<void> {
  await page.addInitScript(addUpShifts, excusedMs)
}

/** To a hundredth, as the field reports it, or finer; says what moved. */
export async function expectNoShift(page: Page, to = 0.01): Promise<void> {
  const { shift, moved } = await page.evaluate(() => {
    const counted = window as unknown as Shifts
    return { shift: counted.shift, moved: counted.moved }
  })
  expect(Math.round(shift / to) * to, moved.join('\n')).toBe(0)
}

interface Shifts {
  shift: number
  moved: string[]
}

interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

function addUpShifts(excusedMs: number): void {
  const shifts: Shifts = Object.assign(window, { shift: 0, moved: [] })
  let pressedAt = Number.NEGATIVE_INFINITY
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
  const nameOf = (node: Node | null): string => {
    const { tagName, id, className } = (
      node instanceof Element ? node : (node?.parentElement ?? document.body)
    ) as Element
    return `${tagName}#${id}.${String(className)}`
  }
  const told = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      const { value, hadRecentInput, startTime, sources } = entry
      if (excusedMs > 0 && (hadRecentInput || startTime - pressedAt <= excusedMs)) continue
      shifts.shift += value
      for (const { node, previousRect, currentRect } of sources)
        shifts.moved.push(
          `${value.toFixed(3)} at ${Math.round(startTime)} ms, scrolled to ${scrollY}: ${nameOf(node)} from ${told(previousRect)} to ${told(currentRect)}`,
        )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
