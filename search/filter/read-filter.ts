import type { Columns } from '../columns/columns.ts'
import { withoutAliases } from './aliases.ts'
import type { Filter, FilterInput } from './filter.ts'
import { parseFilter } from './parse-filter.ts'

/** A request's filter in the index's own names. */
export function readFilter({ schema }: Columns, input: FilterInput | null | undefined): Filter | undefined {
  const filter = parseFilter(input)
  return filter && schema.aliases ? withoutAliases(filter, schema.aliases) : filter
}
