import { LruMap } from './lru-map.ts'

/** Longer than any address people share. */
const longest = 1_000

/** Remembers what a pure function made of a text. Bounded in number and length, because the texts come from outside. */
export function createMemo<R>(limit: number, compute: (text: string) => R): (text: string) => R {
  const known = new LruMap<string, R>(limit)
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = compute(text)
    if (text.length <= longest) known.set(text, result)
    return result
  }
}
