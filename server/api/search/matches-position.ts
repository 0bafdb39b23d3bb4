import type { Document, SpanFinder } from '#search/index.ts'

interface Position {
  /** In bytes of UTF-8, as the protocol counts. */
  readonly start: number
  readonly length: number
  /** Which items of lists hold it, from the outermost. */
  readonly indices?: readonly number[]
}

/** Where what was typed stands in a hit, by attribute; within objects by `attribute.inner`. */
export function matchesPosition(hit: Document, find: SpanFinder): Record<string, Position[]> {
  const positions: Record<string, Position[]> = {}
  const look = (path: string, value: unknown, indices: readonly number[]): void => {
    if (Array.isArray(value)) value.forEach((item, at) => look(path, item, [...indices, at]))
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) look(`${path}.${name}`, inner, indices)
    else if (typeof value === 'string' || typeof value === 'number') {
      const found = inBytes(String(value), find).map((span) => (indices.length > 0 ? { ...span, indices } : span))
      if (found.length > 0) (positions[path] ??= []).push(...found)
    }
  }
  for (const [name, value] of Object.entries(hit)) look(name, value, [])
  return positions
}

const inBytes = (text: string, find: SpanFinder): Position[] =>
  find(text).map(({ start, length }) => ({
    start: Buffer.byteLength(text.slice(0, start)),
    length: Buffer.byteLength(text.slice(start, start + length)),
  }))
