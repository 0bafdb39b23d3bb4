/** A picture that takes longer holds nothing up; nor does a browser that keeps to itself what it has painted. */
const longestWaitMs = 1_000

/**
 * A phone's first screen came alone: the rest of its page follows by frames of its own, which scripts that come meanwhile
 * would make long ones. A phone that needs longer for it has its scripts in between.
 */
const untilWhole = { looks: 15, eachMs: 20 }

/** What does nothing without a program. */
const ownButton = 'button[type="button"]:not([popovertarget], [commandfor])'

const add = (name: 'link' | 'script', properties: Partial<HTMLLinkElement & HTMLScriptElement>): Element =>
  document.head.appendChild(Object.assign(document.createElement(name), properties))

const waitingScript = (): HTMLScriptElement => document.querySelector('script[type="text/waiting"]')!

/** What is pressed before the program has come. */
function remember(event: Event): void {
  const button = (event.target as Element).closest?.<HTMLElement>(ownButton)
  if (!button || !window.pressedEarly) return
  window.pressedEarly.push(button)
  if (button.closest('main')) event.stopPropagation()
}

/**
 * Runs in the page, as text. One that nobody sees is not painted, and waits for nothing; one made ready behind another, on a
 * guess, fetches its modules and waits to be seen: a slow processor needs a third of a second to take a page over, and
 * whoever pressed meanwhile would see it that much later. What is pressed before and does nothing without a program is
 * remembered for it; within the page's own part for it alone: while the program takes the page over it answers presses too,
 * and a heart pressed twice is as it was.
 */
export default function startAfterPaint(modules: readonly string[]): void {
  window.pressedEarly = []
  addEventListener('click', remember, true)

  const isBehind = (document as { prerendering?: boolean }).prerendering
  const fetchModules = (): void => {
    for (const href of modules) add('link', { rel: 'modulepreload', fetchPriority: 'low', href })
  }
  let hasBegun = false
  const start = (): void => {
    if (hasBegun) return
    hasBegun = true
    if (!isBehind) fetchModules()
    add('script', { type: 'module', text: waitingScript().text }).remove()
  }
  const startWhenWhole = (looks = untilWhole.looks): void => {
    if (looks && document.adoptedStyleSheets?.length) setTimeout(startWhenWhole, untilWhole.eachMs, looks - 1)
    else start()
  }
  const startNextFrame = (): unknown => requestAnimationFrame(() => setTimeout(startWhenWhole))
  const startWhenPainted = (): void => {
    if (document.visibilityState === 'hidden' || !window.PerformanceObserver) return start()
    const opening = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    new PerformanceObserver((entries, observer) => {
      if (!entries.getEntriesByName('first-contentful-paint')[0]) return
      observer.disconnect()
      if (!opening || opening.complete) return startWhenWhole()
      for (const settled of ['load', 'error']) opening.addEventListener(settled, startNextFrame)
    }).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => setTimeout(startWhenWhole, longestWaitMs))
  }
  if (!isBehind) return startWhenPainted()
  fetchModules()
  document.addEventListener('prerenderingchange', startWhenPainted, { once: true })
}
