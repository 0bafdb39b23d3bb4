/** What a local copy needs of the browser. */
export interface Outside {
  readonly fetch: (address: string) => Promise<Response>
  readonly now: () => number
  /** Whether loading ahead would cost the shopper: saving data is on, or the connection is slow. */
  readonly isCostly: () => boolean
  /** Runs once the page has loaded and nothing else is to be done. */
  readonly whenAtRest: (run: () => void) => void
  readonly whenIdle: (run: () => void) => void
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const whenIdle = (run: () => void): void => {
  // Safari has no idle time to give.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 200)
}

export const browser: Outside = {
  fetch: (address) => fetch(address),
  now: () => Date.now(),
  isCostly: () => {
    const { connection } = navigator as Navigator & { readonly connection?: Connection }
    return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
  },
  whenAtRest: (run) => {
    if (document.readyState === 'complete') whenIdle(run)
    else window.addEventListener('load', () => whenIdle(run), { once: true })
  },
  whenIdle,
}
