/** How long a process that stops waits for its database. What is silent must not keep it: work is on disk, or due again. */
export const longestCloseMs = 10_000

/** What a promise comes to, or `late` where it takes longer than so many milliseconds. */
export async function within<T, L>(ms: number, promise: Promise<T>, late: L): Promise<T | L> {
  const tooLate = Promise.withResolvers<L>()
  const timer = setTimeout(() => tooLate.resolve(late), ms)
  return Promise.race([promise, tooLate.promise]).finally(() => clearTimeout(timer))
}
