/** How long whoever has a visitor waiting waits for the database. */
export interface RequestBounds {
  /** For a connection, new or one that others use now. */
  connectMs: number
  /** After which the server gives a statement up. */
  statementMs: number
  /** After which we do: later than the server, whose connection is then still good. */
  readMs: number
  /** How long nobody tries after the database was found to be away. */
  restMs: number
  now: () => number
}

/** A visitor who waits longer has left; most statements of a page take a millisecond. */
export const requestBounds: RequestBounds = {
  connectMs: 2_000,
  statementMs: 2_000,
  readMs: 2_500,
  restMs: 1_000,
  now: () => performance.now(),
}
