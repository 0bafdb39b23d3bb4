import { formatNumber } from '#domain/formats/amounts.ts'

/** How long a figure takes to get there. */
const countMs = 2_000

/** Counts up to the figure, and asks for it again from time to time while the page is looked at. */
export function start(island: HTMLElement): void {
  const figure = island.querySelector<HTMLElement>('[data-part=count]')!
  const { address, again } = island.dataset
  const shown = Number(island.dataset.count)
  count(figure, 0, shown)
  let last = shown
  setInterval(() => {
    if (document.hidden) return
    void fetchCount(address!).then((next) => {
      if (next === null || next === last) return
      count(figure, last, next)
      last = next
    })
  }, Number(again))
}

async function fetchCount(address: string): Promise<number | null> {
  try {
    const { count: next } = (await (await fetch(address)).json()) as { count?: unknown }
    return typeof next === 'number' ? next : null
  } catch {
    // The figure that is there was true, and the next time may go better.
    return null
  }
}

function count(figure: HTMLElement, from: number, to: number): void {
  const say = (value: number) => (figure.textContent = formatNumber(value))
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return void say(to)
  const began = performance.now()
  const step = (now: number) => {
    const part = Math.min(1, (now - began) / countMs)
    say(Math.round(from + (to - from) * (1 - (1 - part) ** 3)))
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
