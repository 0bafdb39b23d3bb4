import type { FacetCount } from '#search/index.ts'

export interface MakeGroup {
  readonly label: string
  readonly makes: readonly string[]
}

const mostPopular = 20

/** Makes for a dropdown, by how many there are of each: the popular ones first where the list is long, then all by name. */
export function makeGroups(counts: readonly FacetCount[]): MakeGroup[] {
  const makes = counts.map(({ value }) => value)
  const all = { label: 'All Makes', makes: makes.toSorted((a, b) => a.localeCompare(b)) }
  return makes.length > mostPopular ? [{ label: 'Popular Makes', makes: makes.slice(0, mostPopular) }, all] : [all]
}
