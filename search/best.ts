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

const keys = new Float64Array(shortList)

/** The same by one number alone, which most sorts are: numbers are compared where they lie, ties by `tie`. */
export function bestByNumber(
  { members, count }: Found,
  wanted: number,
  values: Float64Array,
  descending: boolean,
  tie: Tie,
): number[] {
  const slots: number[] = []
  let length = 0
  for (let at = 0; at < count; at++) {
    const slot = members[at]!
    const value = values[slot]!
    // What has no number goes last, either way.
    const key = value === value ? (descending ? -value : value) : Number.POSITIVE_INFINITY
    if (
      length === wanted &&
      (key > keys[length - 1]! || (key === keys[length - 1] && tie(slot, slots[length - 1]!) >= 0))
    )
      continue
    let place = length < wanted ? length++ : length - 1
    while (place > 0 && (keys[place - 1]! > key || (keys[place - 1] === key && tie(slot, slots[place - 1]!) < 0))) {
      keys[place] = keys[place - 1]!
      slots[place] = slots[--place]!
    }
    keys[place] = key
    slots[place] = slot
  }
  return slots
}

export const fitsShortList = (wanted: number): boolean => wanted <= shortList
