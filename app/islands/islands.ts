/** What brings an island to life: it may change what is in the element, and listen there. */
export interface IslandScript {
  start: (island: HTMLElement) => void
}

/**
 * The islands by the name in `data-island`: parts of what the server alone renders that do more once their script is
 * there. An island is woken near the screen, or with `data-wake="touch"` when it is first touched.
 */
export const islands = {
  keep: () => import('../kept/keep-island.ts'),
  printing: () => import('../print/printing-island.ts'),
} satisfies Record<string, () => Promise<IslandScript>>

export type IslandName = keyof typeof islands
