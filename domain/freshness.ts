/** Notes what an answer was made from, so that whoever caches the answer knows when it has become wrong. */
export interface Freshness {
  /** The answer shows this. Say so before reading it: a change during the read must count. */
  dependsOn(dependency: Dependency): void
  /** The answer holds only until this moment: a closing time, the end of a sold window, an expiry. */
  until(moment: Date): void
}

/** What an answer can depend on, by name; the change feed speaks of the same ones. */
export type Dependency =
  | `site:${number}`
  | `stock:${number}`
  | `shape:${number}`
  | `vehicle:${number}`
  | `content:${number}`
  | `market:${string}`

/** For answers nobody caches, such as a command's. */
export const uncached: Freshness = { dependsOn: () => {}, until: () => {} }
