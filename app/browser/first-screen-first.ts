/** A larger screen shows the end of a section whose hidden entries may make it taller. */
const phones = '(width < 40rem)'

/** What stands below a phone's first screen: after a hero, or two parts of a page; a listing's cards; what a vehicle's page tells. */
const lower =
  'main > [data-layout] ~ *, main > * ~ * ~ *, .vehicles > :nth-child(n + 4), [data-part="body"] > *, .site-footer'

/** Those of lists, where none is in sight: before the fourth part one may be, and get taller by them. */
const entries = ':is(main > * ~ * ~ * ~ *, .site-footer) li'

/**
 * Not on paper. What is in sight all the same is laid out, and what is less than a screen and a half below it: two screens
 * for each part leave one of them there.
 */
const leftOut = `@media screen { :is(${lower}) { content-visibility: auto; contain-intrinsic-size: auto 200vh } ${entries} { content-visibility: auto; contain-intrinsic-size: auto 1px } }`

/** A phone four times as slow lays out as much in less than a long task. */
const aFrame = { parts: 3, elements: 30 }

function layOutAll(): void {
  document.adoptedStyleSheets = []
}

function layOutAllOn(...moves: string[]): void {
  for (const move of moves) addEventListener(move, layOutAll, { capture: true, passive: true, once: true })
}

/**
 * Runs in the page, as text. Lets a phone lay out what a visitor sees on arriving before the rest of the page, which costs a
 * slow one a third of a second: a sheet of its own leaves out what is not in sight, and this brings it back after the first
 * paint, a few parts a frame, or all at once for whoever moves on, however little of the page has come. Whoever comes back to a
 * place on the page, or follows a link to one, needs every height above it; what nobody looks at is not painted. It stands
 * before the styles: a script after them would hold the page up until they have come.
 */
export default function firstScreenFirst(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || visit.name.includes('#') || document.visibilityState === 'hidden') return
  if (!matchMedia(phones).matches || !document.adoptedStyleSheets) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(leftOut)
  document.adoptedStyleSheets = [sheet]

  let waiting: HTMLElement[] | undefined
  const bringBack = (): void => {
    if (document.adoptedStyleSheets.length === 0) return
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', bringBack)
    waiting ??= [...document.querySelectorAll<HTMLElement>(`${lower}, ${entries}`)]
    let [parts, elements] = [0, 0]
    for (const part of waiting) {
      if (parts >= aFrame.parts || elements >= aFrame.elements) break
      part.style.contentVisibility = 'visible'
      parts++
      elements += part.getElementsByTagName('*').length
    }
    waiting.splice(0, parts)
    if (waiting.length > 0) requestAnimationFrame(bringBack)
    else layOutAll()
  }
  layOutAllOn('scroll', 'wheel', 'pointerdown', 'keydown')
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    // Not before: Chromium as a phone says how wide it is as a change of size.
    layOutAllOn('resize')
    requestAnimationFrame(bringBack)
  }).observe({ type: 'paint', buffered: true })
}
