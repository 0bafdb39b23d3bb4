/** Waits for a turn of one's own. */
export type Turns = () => Promise<void>

/**
 * One stretch of work in a turn of the event loop: whoever comes while another has the turn waits for a later one, so
 * that what arrives on sockets is looked at between any two. Without others waiting nobody waits.
 */
export function createTurns(nextTurn: (callback: () => void) => void = setImmediate): Turns {
  const waiting: (() => void)[] = []
  let isTaken = false
  const handOn = (): void => {
    const next = waiting.shift()
    if (!next) {
      isTaken = false
      return
    }
    nextTurn(handOn)
    next()
  }
  return () => {
    if (isTaken) return new Promise((resolve) => waiting.push(resolve))
    isTaken = true
    nextTurn(handOn)
    return Promise.resolve()
  }
}

/** The turns of this process: it has one event loop, whoever works on it. */
export const loopTurn: Turns = createTurns()
