import type { FacetCount } from '#search/index.ts'
import type { ListingState } from './listing-state.ts'
import type { Fixed, ListingBase } from './listing.ts'

/** The models of a make, by the names of both together: 'Land Rover Defender' is Land Rover's Defender. */
export function modelNamesOf(make: string, makeModels: readonly string[]): string[] {
  const start = `${make} `
  return makeModels.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length))
}

interface MakeGroup {
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

/** The makes that stand behind 'Show all makes': where there are many, the rest of the popular ones, then all others by name. */
export function furtherMakes(makes: readonly string[], shown: number): MakeGroup[] {
  if (makes.length <= mostPopular) return [{ label: 'All Makes', makes: makes.slice(shown) }]
  const popular = makes.slice(shown, mostPopular)
  const others = makes.slice(Math.max(shown, mostPopular)).toSorted((a, b) => a.localeCompare(b))
  return [
    { label: 'Popular Makes', makes: popular },
    { label: 'All Makes', makes: others },
  ].filter((group) => group.makes.length > 0)
}

type Choices = ListingState['choices']

/**
 * Makes and models are one tree, whose branches are alternatives: a Corolla, or any Mazda. Gives the makes whose every
 * model is meant, and the models; null where the choices are no tree, or have a model that belongs to nobody here.
 */
export function treeOf({ facets }: Pick<ListingBase, 'facets'>, { make, model }: Choices): Fixed | null {
  const models = facets.find((facet) => facet.name === 'model')
  if (!make || !model || models?.kind !== 'choices') return null
  const narrowed = new Set(model.map((each) => models.makes?.[models.values.indexOf(each)]))
  return narrowed.has(undefined) ? null : { make: make.filter((each) => !narrowed.has(each)), model }
}

/** The choices but for the tree's: its own counts leave all of it out, so that another make still says what it has. */
export function withoutTree(choices: Choices): Choices {
  const { make: _, model: __, ...others } = choices
  return others
}
