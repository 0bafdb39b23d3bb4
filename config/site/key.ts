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
}

/** Declares a key: its type, its default, what it means, which requirements it serves and who may see it. */
export function key<T, A extends Audience = 'public'>(type: z.ZodType<T>, options: KeyOptions<T, A>): Key<T, A> {
  const { default: value, meaning, serves, audience = 'public' as A, perVehicle = false } = options
  return { kind: 'key', type, default: value, meaning, serves, audience, perVehicle }
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
