import { quoted } from '#search/index.ts'

/** More values than any facet of a dealer has: for whoever has to know them all. */
export const everyValue = 1_000

/** What can be bought. */
export const inStock = 'status IN [in_stock, coming_soon]'

/** One value of an attribute, whatever characters it holds. */
export const equals = (attribute: string, value: string | number | boolean): string => `${attribute} = ${quoted(value)}`

/** For each attribute one of some values. */
export const anyOfEach = (wanted: Readonly<Record<string, readonly string[]>>): string[][] =>
  Object.entries(wanted).map(([name, values]) => values.map((value) => equals(name, value)))
