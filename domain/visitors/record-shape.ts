/**
 * What records on a device look like. A few lines of our own: a library for it would be a twentieth of all the scripts that a
 * page fetches, and every vehicle's page needs it to remember that it was seen.
 */
type Check<T> = (value: unknown) => value is T
type Shape = Readonly<Record<string, Check<unknown>>>

/** The record with the fields of its shape alone; null where one is missing or something else. */
type Read<T> = (value: unknown) => T | null

type Of<C> = C extends Check<infer T> ? T : never
type OptionalNames<S extends Shape> = { [Name in keyof S]: undefined extends Of<S[Name]> ? Name : never }[keyof S]
type Shaped<S extends Shape> = { [Name in Exclude<keyof S, OptionalNames<S>>]: Of<S[Name]> } & {
  [Name in OptionalNames<S>]?: Of<S[Name]>
}
/** What a shape reads. */
export type Kept<R> = R extends Read<infer T> ? T : never

export const text: Check<string> = (value) => typeof value === 'string'
export const number: Check<number> = (value) => typeof value === 'number'
export const nullableText: Check<string | null> = (value): value is string | null => value === null || text(value)
export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names with lists of words: what a listing was narrowed by. */
export const filters: Check<Record<string, string[]>> = (value): value is Record<string, string[]> =>
  isObject(value) && Object.values(value).every((words) => Array.isArray(words) && words.every(text))

export const record =
  <S extends Shape>(shape: S): Read<Shaped<S>> =>
  (value) => {
    if (!isObject(value) || !Object.entries(shape).every(([name, check]) => check(value[name]))) return null
    const fields = Object.keys(shape).filter((name) => value[name] !== undefined)
    return Object.fromEntries(fields.map((name) => [name, value[name]])) as Shaped<S>
  }
