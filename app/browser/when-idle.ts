import { whenShown } from './when-shown.ts'

/** Runs once the page is shown, has loaded, and the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  whenShown(() => {
    if (document.readyState === 'complete') rest(work)
    else addEventListener('load', () => rest(work), { once: true })
  })
}

// Not every browser says when it rests: a second after the page has loaded it most likely does.
const rest = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 1_000)
