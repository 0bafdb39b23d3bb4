import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { start } from './sales-counter.ts'

const frameMs = 16
let figure: { textContent: string }
let page: { hidden: boolean }
let sold: unknown

/** The counter as the server rendered it, in a browser that has no more than it uses. */
function begin({ reduced = false } = {}): void {
  figure = { textContent: '1,200' }
  page = { hidden: false }
  vi.stubGlobal('document', page)
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) =>
    setTimeout(() => step(performance.now()), frameMs),
  )
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('/stock/sold')
    if (sold instanceof Error) throw sold
    return Response.json(sold)
  })
  const dataset = { count: '1200', address: '/stock/sold', again: '150000' }
  start({ dataset, querySelector: () => figure } as unknown as HTMLElement)
}
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const shown = () => Number(figure.textContent.replaceAll(',', ''))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the counter', () => {
  it('counts up for 2 s and then says the figure [OS-12]', async () => {
    begin()
    await after(1_000)
    expect(shown()).toBeGreaterThan(0)
    expect(shown()).toBeLessThan(1_200)
    await after(950)
    expect(shown()).toBeLessThanOrEqual(1_200)
    await after(100)
    expect(figure.textContent).toBe('1,200')
  })

  it('says it at once to whom nothing should move [OS-12]', async () => {
    begin({ reduced: true })
    expect(figure.textContent).toBe('1,200')
  })

  it('is counted again every 150 s, from what it said [OS-12]', async () => {
    begin()
    sold = { count: 2_200 }
    await after(149_999)
    expect(figure.textContent).toBe('1,200')
    await after(1_000)
    expect(shown()).toBeGreaterThan(1_200)
    expect(shown()).toBeLessThan(2_200)
    await after(1_100)
    expect(figure.textContent).toBe('2,200')
  })

  it.each([[new Error('away')], [{ code: 'not_found' }], [{ count: 'many' }]])(
    'stands where the answer is %j',
    async (answer) => {
      begin()
      sold = answer
      await after(155_000)
      expect(figure.textContent).toBe('1,200')
    },
  )

  it('asks nothing while nobody looks', async () => {
    begin()
    sold = { count: 2_200 }
    page.hidden = true
    await after(155_000)
    expect(figure.textContent).toBe('1,200')
  })
})
