import { intersect, intersection, type Bits } from '../bits.ts'
import type { Columns } from '../columns/columns.ts'
import { evaluate, evaluateAtOnce } from './evaluate.ts'
import type { Steps } from '../steps.ts'
import { soleAttribute, type Filter } from './filter.ts'

/** The part of a filter that speaks of one disjunctive facet alone. */
export interface Group {
  readonly attribute: string
  readonly bits: Bits
}

interface SplitFilter {
  /** What every count obeys. */
  readonly common: Bits
  readonly groups: readonly Group[]
}

/** Separates the parts of a filter that a facet's own counts leave out. */
export function* splitFilter(
  columns: Columns,
  filter: Filter | undefined,
  standing: Filter | undefined,
  disjunctive: readonly string[],
): Steps<SplitFilter> {
  const { scratch } = columns
  const common = scratch.unfilledBits()
  common.set(columns.live)
  if (standing) intersect(common, yield* evaluate(columns, standing))
  const groups = new Map<string, Bits>()
  for (const part of topParts(filter)) {
    const attribute = disjunctive.length > 0 ? soleAttribute(part) : null
    const { mark } = scratch
    const bits = evaluateAtOnce(columns, part) ?? (yield* evaluate(columns, part))
    if (scratch.meter.isFull) yield scratch.meter.take()
    if (attribute === null || !disjunctive.includes(attribute)) {
      intersect(common, bits)
      scratch.backTo(mark)
    } else groups.set(attribute, both(columns, groups.get(attribute), bits))
  }
  return { common, groups: Array.from(groups, ([attribute, bits]) => ({ attribute, bits })) }
}

function both(columns: Columns, one: Bits | undefined, other: Bits): Bits {
  if (!one) return other
  const common = columns.scratch.unfilledBits()
  intersection(common, one, other)
  return common
}

/** The parts that must all hold. */
function topParts(filter: Filter | undefined): readonly Filter[] {
  if (!filter) return []
  return filter.type === 'and' ? filter.parts.flatMap(topParts) : [filter]
}
