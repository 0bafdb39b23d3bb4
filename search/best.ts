import type { Tie } from './columns/number-column.ts'
import type { Found } from './facets/count-values.ts'

/** Keeping a short list in order beats sorting everything, until the list is long. */
const shortList = 64

/** The first `wanted` of the found documents, in order. */
export function best({ members, count }: Found, wanted: number, compare: Tie): number[] {
  if (wanted > shortList) return Array.from(members.subarray(0, count).toSorted(compare).subarray(0, wanted))
  const slots: number[] = []
  for (let at = 0; at < count; at++) {
    const slot = members[at]!
    if (slots.length === wanted && compare(slot, slots[wanted - 1]!) >= 0) continue
    if (slots.length < wanted) slots.push(slot)
    let place = slots.length - 1
    while (place > 0 && compare(slot, slots[place - 1]!) < 0) slots[place] = slots[--place]!
    slots[place] = slot
  }
  return slots
}
