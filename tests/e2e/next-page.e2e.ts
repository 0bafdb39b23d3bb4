import { expect, test } from '@playwright/test'
import { openTab } from './devtools.ts'
import { allStock, at } from './sites.ts'

const patient = { timeout: 20_000 }
const events = (requests: readonly string[]) => requests.filter((url) => url.endsWith('/api/events'))
type Place = { x: number; y: number }
type Tab = Awaited<ReturnType<typeof openTab>>
/** What a document says that may be on its way in or out; null while it does not. */
const told = <Value>(document: ReturnType<Tab['behind']>, expression: string) =>
  document?.read<Value>(expression).catch(() => null)

/** Runs in every page: notes when it begins to run its modules. */
const noteBegin = `new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
  if (added.some(({ nodeName, type }) => nodeName === 'SCRIPT' && type === 'module')) window.begun = performance.now()
}).observe(document, { childList: true, subtree: true })`

/** A shopper who has scrolled down a listing and rests on a card. */
async function restOnCard() {
  const tab = await openTab({ width: 1280, height: 900 }, [
    ['Page.enable'],
    ['Page.addScriptToEvaluateOnNewDocument', { source: noteBegin }],
  ])
  const point = (type: string, place: Place, more = {}) =>
    tab.seen().send('Input.dispatchMouseEvent', { type, ...place, ...more })
  await tab.seen().send('Page.navigate', { url: at('southbank', allStock) })
  await expect.poll(() => told(tab.seen(), 'document.readyState'), patient).toBe('complete')
  await expect
    .poll(() => tab.seen().requests.some((url) => url.endsWith('/speculation-rules.json')), patient)
    .toBe(true)
  const place = await tab.seen().read<Place>(`(() => {
    const link = document.querySelectorAll('.vehicles h3 a')[6]
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y } = link.getBoundingClientRect()
    return { x: x + 20, y: y + 8 }
  })()`)
  // A hand is never quite still; nor are a page's links known at once, and a guess is turned away while the server is busy.
  let moved = 0
  await expect
    .poll(async () => {
      if (++moved % 10 === 0) await point('mouseMoved', { x: 1, y: 1 })
      await point('mouseMoved', { ...place, x: place.x + (moved % 2) })
      return told(tab.behind(), 'document.readyState')
    }, patient)
    .toBe('complete')
  const press = async () => {
    await point('mousePressed', place, { button: 'left', clickCount: 1 })
    // The document may be gone before it can answer.
    point('mouseReleased', place, { button: 'left', clickCount: 1 }).catch(() => {})
  }
  return { tab, press }
}

test('a vehicle is ready behind the card the pointer rests on, counts as seen only then, and the way back is as it was', async () => {
  const { tab, press } = await restOnCard()
  try {
    const behind = tab.behind()!
    expect(await behind.read('location.pathname')).toMatch(/^\/cars\//)
    // At rest: what waits now waits to be seen. Its scripts have come and do not run.
    await behind.read('new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300)))')
    expect(behind.requests.filter((url) => url.includes('/assets/entry.client')).length).toBe(1)
    expect(await behind.read(`window.begun ?? 'not begun'`)).toBe('not begun')
    expect(events(behind.requests)).toEqual([])
    const viewed = `Object.keys(localStorage).filter((key) => key.includes('viewed')).length`
    expect(await behind.read(viewed)).toBe(0)
    const left = await tab.seen().read('scrollY')

    await press()
    await expect.poll(() => tab.seen() === behind, patient).toBe(true)
    expect(await behind.read<number>(`performance.getEntriesByType('navigation')[0].activationStart`)).toBeGreaterThan(
      0,
    )
    await expect.poll(() => events(behind.requests).length, patient).toBe(1)
    expect(behind.requests.filter((url) => url.includes('/assets/entry.client')).length).toBe(1)
    // Whoever presses sees the page before it is taken over.
    const painted = `performance.getEntriesByName('first-contentful-paint')[0].startTime`
    expect(await behind.read(`window.begun > ${painted} && window.pressedEarly === undefined`)).toBe(true)
    await expect.poll(() => told(behind, viewed), patient).toBe(1)
    await expect.poll(() => told(behind, 'document.querySelectorAll("main h1").length'), patient).toBe(1)

    await behind.read('history.back()').catch(() => {})
    await expect.poll(() => told(tab.seen(), 'location.pathname'), patient).toBe(allStock)
    await expect.poll(() => told(tab.seen(), 'scrollY'), patient).toBe(left)
    // Some browsers without a window keep no page at all; nothing of ours may be a reason.
    expect(tab.notKept.filter((reason) => reason !== 'BackForwardCacheDisabledForDelegate')).toEqual([])
  } finally {
    await tab.close()
  }
})
