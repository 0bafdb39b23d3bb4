import type { ListingBase } from './listing.ts'
import type { Fixed } from './listing-question.ts'
import type { ListingState } from './listing-state.ts'

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
