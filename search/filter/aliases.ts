import type { Filter } from './filter.ts'

/** The same filter with other names for attributes replaced by their own. */
export function withoutAliases(filter: Filter, aliases: Readonly<Record<string, string>>): Filter {
  if (filter.type === 'and' || filter.type === 'or') {
    return { ...filter, parts: filter.parts.map((part) => withoutAliases(part, aliases)) }
  }
  if (filter.type === 'not') return { ...filter, part: withoutAliases(filter.part, aliases) }
  if (filter.type !== 'condition' || !Object.hasOwn(aliases, filter.attribute)) return filter
  return { ...filter, attribute: aliases[filter.attribute]! }
}
