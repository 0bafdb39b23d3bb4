import { intersect, type Bits } from '../bits.ts'
import type { Columns } from '../columns/columns.ts'
import { evaluate } from './evaluate.ts'
import { soleAttribute, type Filter } from './filter.ts'

/** The part of a filter that speaks of one disjunctive facet alone. */
export interface Group {
  readonly attribute: string
  readonly bits: Bits
}

export interface SplitFilter {
  /** What every count obeys. */
  readonly common: Bits
  readonly groups: readonly Group[]
}

/** Separates the parts of a filter that a facet's own counts leave out. */
export function splitFilter(
  columns: Columns,
  filter: Filter | undefined,
  standing: Filter | undefined,
  disjunctive: readonly string[],
): SplitFilter {
  const common = columns.scratch.unfilledBits()
  common.set(columns.live)
  if (standing) intersect(common, evaluate(columns, standing))
  const groups = new Map<string, Bits>()
  for (const part of topParts(filter)) {
    const attribute = disjunctive.length > 0 ? soleAttribute(part) : null
    const bits = evaluate(columns, part)
    if (attribute === null || !disjunctive.includes(attribute)) intersect(common, bits)
    else if (groups.has(attribute)) intersect(groups.get(attribute)!, bits)
    else groups.set(attribute, bits)
  }
  return { common, groups: Array.from(groups, ([attribute, bits]) => ({ attribute, bits })) }
}

/** The parts that must all hold. */
function topParts(filter: Filter | undefined): readonly Filter[] {
  if (!filter) return []
  return filter.type === 'and' ? filter.parts.flatMap(topParts) : [filter]
}
