/** Which page numbers to offer: the ends, the page and its neighbours. A zero is a gap. */
export function pageList(page: number, pages: number): readonly number[] {
  const offered = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const sorted = [...new Set(offered)].toSorted((one, other) => one - other)
  return sorted.flatMap((number, index) => {
    const skipped = number - (sorted[index - 1] ?? 0) - 1
    // A gap of one page takes as much room as the page.
    if (skipped === 1) return [number - 1, number]
    return skipped > 1 ? [0, number] : [number]
  })
}
