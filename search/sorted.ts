import type { Work } from './slices.ts'

/** So many are sorted or merged between two moments at which others may be let in. */
const stretch = 256

/** The numbers in order, equal ones as they stood: stretches are sorted, then merged two by two. */
export function* sorted(numbers: Uint32Array, compare: (one: number, other: number) => number): Work<Uint32Array> {
  let from = numbers.slice()
  for (let start = 0; start < from.length; start += stretch) {
    from.subarray(start, start + stretch).sort(compare)
    yield
  }
  let to = new Uint32Array(from.length)
  for (let length = stretch; length < from.length; length *= 2) {
    for (let start = 0; start < from.length; start += 2 * length) {
      yield* merge(
        from,
        to,
        start,
        Math.min(start + length, from.length),
        Math.min(start + 2 * length, from.length),
        compare,
      )
    }
    ;[from, to] = [to, from]
  }
  return from
}

function* merge(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
  compare: (one: number, other: number) => number,
): Work {
  // Much comes in order already.
  if (middle === end || compare(from[middle - 1]!, from[middle]!) <= 0) {
    to.set(from.subarray(start, end), start)
    return yield
  }
  let [left, right] = [start, middle]
  for (let at = start; at < end; at++) {
    const takesLeft = right === end || (left < middle && compare(from[left]!, from[right]!) <= 0)
    to[at] = takesLeft ? from[left++]! : from[right++]!
    if (at % stretch === 0) yield
  }
}
