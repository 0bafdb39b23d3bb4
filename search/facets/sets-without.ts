import { intersection, type Bits } from '../bits.ts'
import type { Group } from '../filter/split-filter.ts'
import type { Scratch } from '../scratch.ts'

/** For each disjunctive facet, what would be found without its own part of the filter: all parts before it and all after. */
export function setsWithout(scratch: Scratch, common: Bits, groups: readonly Group[]): ReadonlyMap<string, Bits> {
  const without = new Map<string, Bits>()
  const before: Bits[] = [common]
  for (const group of groups.slice(0, -1)) {
    const next = scratch.unfilledBits()
    intersection(next, before.at(-1)!, group.bits)
    before.push(next)
  }
  let after: Bits | undefined
  for (let at = groups.length - 1; at >= 0; at--) {
    const { attribute, bits } = groups[at]!
    without.set(attribute, both(scratch, before[at]!, after))
    if (at > 0) after = both(scratch, bits, after)
  }
  return without
}

function both(scratch: Scratch, one: Bits, other: Bits | undefined): Bits {
  if (!other) return one
  const common = scratch.unfilledBits()
  intersection(common, one, other)
  return common
}
