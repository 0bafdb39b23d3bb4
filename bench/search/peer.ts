import type { Answer, Query } from './query.ts'
import type { Car } from './stock.ts'

export interface Engine {
  search(query: Query): Answer | Promise<Answer>
  /** What it keeps where Node does not count it: in WebAssembly, in native code, in another process. */
  bytesElsewhere?(): number | Promise<number>
  close?(): void | Promise<void>
}

export interface Peer {
  name: string
  /** What it cannot answer, and is not asked to. */
  lacks?: readonly ('stats' | 'status facet')[]
  /** What it finds by words, where that is not what the reference finds: more, forgiving typos, or by rules of its own. */
  byWords?: 'more' | 'other'
  /** Keeps of the documents what it needs for answering with whole hits. */
  build(documents: Car[]): Promise<Engine>
}
