/** The first place whose number is not below `value`. */
export function lowerBound(list: ArrayLike<number>, value: number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Ascending lists grow at the end while an index is loaded, so that case comes first. */
export function insertSorted(list: number[], value: number): void {
  if (list.length === 0 || list[list.length - 1]! < value) list.push(value)
  else {
    const at = lowerBound(list, value)
    if (list[at] !== value) list.splice(at, 0, value)
  }
}

export function removeSorted(list: number[], value: number): void {
  const at = lowerBound(list, value)
  if (list[at] === value) list.splice(at, 1)
}
