interface Debounced<A extends unknown[]> {
  (...args: A): void
  /** Forgets a call that is still waiting. */
  cancel: () => void
}

/** Calls once nothing more has come for a while, with what came last. */
export function debounce<A extends unknown[]>(call: (...args: A) => void, ms: number): Debounced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const debounced = (...args: A): void => {
    clearTimeout(timer)
    timer = setTimeout(() => call(...args), ms)
  }
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) })
}
