/** What brings an island to life: it may change what is in the element, and listen there. */
export interface IslandScript {
  start: (island: HTMLElement) => void | Promise<void>
}

/**
 * The islands by the name in `data-island`: parts of what the server alone renders that do more once their script is
 * there. An island is woken near the screen; with `data-wake="touch"` when it is first touched, with `data-wake="rest"` wherever it
 * is, once the page is at rest.
 */
export const islands: Readonly<Record<string, () => Promise<IslandScript>>> = {
  // Tiny, and nearly always wanted together: one file.
  'phone-reveal': async () => ({ start: (await headScripts()).revealPhone }),
  'count-press': async () => ({ start: (await headScripts()).countPress }),
  dismiss: async () => ({ start: (await headScripts()).dismiss }),
  'open-dialog': async () => ({ start: (await headScripts()).openDialogs }),
  share: async () => ({ start: (await headScripts()).share }),
  'scrolled-past': async () => ({ start: (await headScripts()).showPast }),
  'running-costs': () => import('./running-costs.ts'),
  'price-gauge': () => import('./price-gauge.ts'),
  'finance-calculator': () => import('./finance-calculator.ts'),
  delivery: () => import('./delivery.ts'),
  'similar-cars': () => import('./similar-cars.ts'),
  'location-map': () => import('./location-map.ts'),
  keep: () => import('../kept/keep-island.ts'),
  printing: () => import('../print/printing-island.ts'),
  views: async () => ({ start: (await headScripts()).countView }),
}

const headScripts = () => import('../vehicle/head/scripts/head-scripts.ts')
