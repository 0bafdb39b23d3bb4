/** Runs at most so many at once, the others in the order they came. */
export function limitAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // A place is handed on rather than freed: nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
