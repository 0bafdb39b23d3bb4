/** Notes what an answer was made from, so that whoever keeps the answer knows when it has become wrong. */
export interface Freshness {
  /** The answer shows this thing. Say so before reading it: a change during the read must count. */
  dependsOn(thing: Thing): void
  /** The answer holds only until this moment: a closing time, the end of a sold window, an expiry. */
  until(moment: Date): void
}

/** Names of the things an answer can depend on; the change feed speaks of the same ones. */
export type Thing = `site:${number}` | `stock:${number}` | `shape:${number}` | `vehicle:${number}` | `content:${number}`

/** For answers nobody keeps, such as a command's. */
export const keptByNobody: Freshness = { dependsOn: () => {}, until: () => {} }
