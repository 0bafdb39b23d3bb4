import type { StockSnapshot } from './stock-snapshot.ts'

/** By then whoever waited for the start has been answered. */
const firstMs = 5_000
const everyMs = 600_000

interface Kept {
  snapshot: Pick<StockSnapshot, 'write'>
  /** The last change that is in memory. */
  position: () => number
}

/** Writes the stock to disk soon after a start, and every few minutes while it changes. */
export function keepSnapshot({ snapshot, position }: Kept): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const writeIn = (ms: number): void => {
    timer = setTimeout(() => {
      writing = snapshot.write(position()).then(() => writeIn(everyMs))
    }, ms)
  }
  writeIn(firstMs)
  return {
    stop: async () => {
      clearTimeout(timer)
      await writing
      clearTimeout(timer)
    },
  }
}
