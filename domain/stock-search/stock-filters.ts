import { quoted } from '#search/index.ts'

/** What can be bought. */
export const inStock = 'status IN [in_stock, coming_soon]'

/** One value of an attribute, whatever characters it holds. */
export const equals = (attribute: string, value: string | number | boolean): string => `${attribute} = ${quoted(value)}`
