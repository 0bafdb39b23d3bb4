import type { z } from 'zod'

/** Who may see a key: `public` may reach a browser, `server` may not, `secret` is never even printed. */
export type Audience = 'public' | 'server' | 'secret'

/** One switch of the site configuration. */
export interface Key<T = unknown, A extends Audience = Audience> {
  readonly kind: 'key'
  readonly type: z.ZodType<T>
  readonly default: T
  readonly meaning: string
  readonly serves: readonly string[]
  readonly audience: A
  readonly perVehicle: boolean
  readonly notBuilt: boolean
  /** Absent where a refused value may simply be left out. */
  readonly whenRefused?: T
}

/** Entries by id, all of the same shape; an entry's missing fields take the defaults. */
export interface Collection<F extends Group = Group> {
  readonly kind: 'collection'
  readonly entry: F
}

export interface Group {
  readonly [name: string]: Node
}

export type Node = Key | Collection | Group

interface KeyOptions<T, A extends Audience> {
  default: NoInfer<T>
  meaning: string
  /** Ids of the requirements the key exists for. */
  serves: readonly [string, ...string[]]
  audience?: A
  /** Rules with a vehicle condition may set it. */
  perVehicle?: true
  /** Nothing reads it yet. The change that does takes the mark off; a test compares it with the source. */
  notBuilt?: true
  /**
   * For a key that holds something back: what holds where a stored value cannot be read. Left out, the layer below or the
   * default would show what the value was meant to hide.
   */
  whenRefused?: NoInfer<T>
}

/** Declares a key: its type, its default, what it means, which requirements it serves and who may see it. */
export function key<T, A extends Audience = 'public'>(
  type: z.ZodType<T>,
  options: KeyOptions<T, A>,
  // NoInfer: inside a collection the audience would otherwise be inferred from what a collection may hold, which is any.
): Key<T, NoInfer<A>> {
  const { default: value, audience = 'public' as A, perVehicle = false, notBuilt = false, ...rest } = options
  return { kind: 'key', type, default: value, audience, perVehicle, notBuilt, ...rest }
}

/** Declares entries by id, such as lenders, whose fields are keys of their own. */
export function collection<F extends Group>(entry: F): Collection<F> {
  return { kind: 'collection', entry }
}

/** Tells a key from a group or a collection. */
export function isKey(node: Node): node is Key {
  return node.kind === 'key'
}

/** Tells a collection from a key or a group. */
export function isCollection(node: Node): node is Collection {
  return node.kind === 'collection'
}
