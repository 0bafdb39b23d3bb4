/** Runs once the page has loaded and the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if (document.readyState === 'complete') rest(work)
  else addEventListener('load', () => rest(work), { once: true })
}

/** A page that is never quite at rest must not wait for ever. */
const longestMs = 5_000

// Not every browser says when it rests: a second after the page has loaded it most likely does.
const rest = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: longestMs }) : setTimeout(work, 1_000)
