import { setTimeout as sleep } from 'node:timers/promises'
import { sizes } from '../listing/conditions.ts'
import { openTab } from '../../tests/e2e/devtools.ts'

const slowdown = 4
/** As usual screens are. */
const densities = { phone: 2, desktop: 1 }
/** How long the pointer is near before the press: long enough to have been meant. */
const nearMs = 1_000
const patienceMs = 20_000

/** From the press to the frame that has the vehicle's name, and to the one that has its picture. */
export interface Opened {
  words: number
  picture: number
}

interface Opening {
  listing: string
  size: keyof typeof sizes
  /** Which of the listing's cards. */
  at: number
  /** Whether the browser is told what may come next. */
  isTold: boolean
}

/** What a shopper waits for who has looked at a listing for a while, rests on a card and presses it. */
export async function openNext({ listing, size, at, isTold }: Opening): Promise<Opened> {
  const tab = await openTab({ ...sizes[size], density: densities[size] }, [
    ['Network.setBlockedURLs', { urls: isTold ? [] : ['*/speculation-rules.json'] }],
    ['Page.enable'],
    ['Page.addScriptToEvaluateOnNewDocument', { source: `(${String(watch)})()` }],
    ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
  ])
  try {
    await tab.seen().send('Page.navigate', { url: listing })
    await sleep(6_000)
    const place = await tab.seen().read(`(${String(showCard)})(${at})`)
    await sleep(1_000)
    const point = (type: string): Promise<unknown> =>
      tab.seen().send('Input.dispatchMouseEvent', { type, ...(place as object), button: 'left', clickCount: 1 })
    await tab.seen().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...(place as object) })
    await sleep(nearMs)
    await point('mousePressed')
    await sleep(60)
    // Its document may be gone before it can answer.
    point('mouseReleased').catch(() => {})
    for (let waited = 0; waited < patienceMs; waited += 100) {
      await sleep(100)
      const opened = await tab
        .seen()
        .read<Opened | null>(`(${String(seenSincePress)})()`)
        .catch(() => null)
      if (opened) return opened
    }
    throw new Error(`Card ${at} of ${listing} did not open.`)
  } finally {
    await tab.close()
  }
}

/** The functions from here on run in the page. */
function showCard(at: number): { x: number; y: number } {
  const link = document.querySelectorAll('.vehicles h3 a')[at]!
  link.scrollIntoView({ block: 'center' })
  const { x, y } = link.getBoundingClientRect()
  return { x: x + 20, y: y + 8 }
}

function seenSincePress(): Opened | null {
  const { pressed, words, picture } = sessionStorage
  return words && picture ? { words: words - pressed, picture: picture - pressed } : null
}

/** Notes the press, then the frames that show the vehicle's name and its picture. */
function watch(): void {
  // Nothing of this file's is there in the page.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const note = (name: string): void => sessionStorage.setItem(name, String(performance.timeOrigin + performance.now()))
  addEventListener('click', () => note('pressed'), { capture: true })
  const afterFrame = (name: string): void => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', () => note(name))
    channel.port1.start()
    channel.port2.postMessage(null)
  }
  // Frames are made only for what is seen.
  const look = (): void => {
    if (location.pathname.startsWith('/cars/')) {
      const photo = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')
      if (!sessionStorage['words'] && document.querySelector('main h1')) afterFrame('words')
      if (!sessionStorage['picture'] && photo?.complete && photo.naturalWidth > 0) afterFrame('picture')
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
