import type { Tie } from './columns/number-column.ts'
import type { Found } from './facets/count-values.ts'
import type { Meter } from './meter.ts'
import type { Steps } from './steps.ts'

/** Keeping a short list in order beats sorting everything, until the list is long. */
const shortList = 64
const walkedAtOnce = 16_384
const sortedAtOnce = 4_096

/** The first `wanted` of the found documents, in order; in steps only where there are many. */
export function best(
  { members, count }: Found,
  wanted: number,
  compare: Tie,
  meter: Meter,
): number[] | Steps<number[]> {
  const isShort = wanted <= shortList
  if (count > (isShort ? walkedAtOnce : sortedAtOnce))
    return isShort
      ? bestOfMany(members, count, wanted, compare, meter)
      : firstSorted(members.slice(0, count), wanted, compare, meter)
  meter.add(count / (isShort ? 10 : 2))
  if (!isShort) return Array.from(members.subarray(0, count).toSorted(compare).subarray(0, wanted))
  const slots: number[] = []
  keepBest(slots, members, 0, count, wanted, compare)
  return slots
}

function* bestOfMany(members: Uint32Array, count: number, wanted: number, compare: Tie, meter: Meter): Steps<number[]> {
  const slots: number[] = []
  for (let from = 0; from < count; from += walkedAtOnce) {
    const to = Math.min(count, from + walkedAtOnce)
    if (meter.add((to - from) / 10)) yield meter.take()
    keepBest(slots, members, from, to, wanted, compare)
  }
  return slots
}

function keepBest(slots: number[], members: Uint32Array, from: number, to: number, wanted: number, compare: Tie): void {
  for (let at = from; at < to; at++) {
    const slot = members[at]!
    if (slots.length === wanted && compare(slot, slots[wanted - 1]!) >= 0) continue
    if (slots.length < wanted) slots.push(slot)
    let place = slots.length - 1
    while (place > 0 && compare(slot, slots[place - 1]!) < 0) slots[place] = slots[--place]!
    slots[place] = slot
  }
}

/** Short runs are sorted by the runtime, then merged two by two. */
function* firstSorted(slots: Uint32Array, wanted: number, compare: Tie, meter: Meter): Steps<number[]> {
  const { length } = slots
  for (let from = 0; from < length; from += sortedAtOnce) {
    const run = slots.subarray(from, from + sortedAtOnce)
    if (meter.add(run.length / 2)) yield meter.take()
    run.sort(compare)
  }
  let [source, target] = [slots, slots]
  for (let width = sortedAtOnce; width < length; width *= 2) {
    target = target === source ? new Uint32Array(length) : target
    for (let from = 0; from < length; from += 2 * width) {
      const middle = Math.min(length, from + width)
      yield* merge(source, target, { from, middle, to: Math.min(length, middle + width) }, compare)
    }
    ;[source, target] = [target, source]
  }
  return Array.from(source.subarray(0, wanted))
}

interface Runs {
  readonly from: number
  readonly middle: number
  readonly to: number
}

function* merge(source: Uint32Array, target: Uint32Array, { from, middle, to }: Runs, compare: Tie): Steps<void> {
  let [one, other] = [from, middle]
  for (let at = from; at < to; at++) {
    if ((at - from) % sortedAtOnce === 0) yield sortedAtOnce / 20
    const takesOne = one < middle && (other >= to || compare(source[one]!, source[other]!) <= 0)
    target[at] = takesOne ? source[one++]! : source[other++]!
  }
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
