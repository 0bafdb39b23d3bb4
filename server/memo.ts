/** Remembers a pure function's latest answers. Bounded, because the arguments come from outside. */
export function createMemo<A, R>(limit: number, compute: (argument: A) => R): (argument: A) => R {
  const known = new Map<A, R>()
  return (argument) => {
    const found = known.get(argument)
    if (found !== undefined) return found
    const result = compute(argument)
    if (known.size >= limit) known.clear()
    known.set(argument, result)
    return result
  }
}
