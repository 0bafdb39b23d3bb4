/** Numbers between 0 and 1 that are the same in every picture. */
export function makeRandom(seed: number): () => number {
  let state = (seed * 7919 + 17) % 2147483647
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
