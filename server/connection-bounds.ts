/** How long a client may keep us waiting, and how much it may have us answer. What takes us long is not counted against it. */
export interface ConnectionBounds {
  /** For a request's head, from the first moment of a connection. */
  headersMs: number
  /** How often heads that are overdue are looked for. */
  checkMs: number
  /** For the next request on a connection that is kept open. */
  idleMs: number
  /** Without a byte taken of an answer, or sent of a body. */
  stalledMs: number
  /** Each time so long passes, a body must have grown by so much. */
  bodyWindowMs: number
  bodyBytes: number
  /** Requests sent before the answers to those before them were taken. */
  mostUnanswered: number
}

export const connectionBounds: ConnectionBounds = {
  // A browser sends it in a packet or two.
  headersMs: 15_000,
  checkMs: 5_000,
  // Longer than load balancers keep theirs (60 seconds is usual): one that asks must not find that we have just closed.
  idleMs: 65_000,
  // Longer than a phone is without its network between two cells.
  stalledMs: 30_000,
  // Slower than any line that works: a feed of 128 MB may take as long as its line needs.
  bodyWindowMs: 30_000,
  bodyBytes: 4_096,
  // Browsers and proxies send one at a time; an answer may be of some hundred kilobytes.
  mostUnanswered: 64,
}
