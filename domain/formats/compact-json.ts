/** No JSON holds it as it is, so it can stand in for one of them meanwhile. */
const neither = '\u0000'

/** JSON inside JSON costs a backslash for each quote, and the framework makes it three: the few apostrophes take their places. */
const swapQuotes = (text: string): string => text.replaceAll("'", neither).replaceAll('"', "'").replaceAll(neither, '"')

/** A value as text, to be sent inside a page: as an object, the framework would number each of its values. */
export type CompactJson<T> = string & { readonly holds?: T }

export const writeCompact = <T>(value: T): CompactJson<T> => swapQuotes(JSON.stringify(value))
export const readCompact = <T>(text: CompactJson<T>): T => JSON.parse(swapQuotes(text)) as T
