import type { CatalogueModel } from './catalogue/model.ts'
import type { Backdrop } from './places.ts'
import { pictureOfModel } from './vehicle-pictures.ts'
import { slugOf } from '#domain/formats/slug.ts'

interface CurrentModel {
  slug: string
  variants: [CatalogueModel, ...CatalogueModel[]]
}

/** The models of a range that are still made, each with its variants. */
export function currentModels(range: readonly CatalogueModel[]): CurrentModel[] {
  const current = range.filter(({ until }) => until === undefined)
  return [...Map.groupBy(current, ({ make, model }) => slugOf(`${make} ${model}`))].map(([slug, variants]) => ({
    slug,
    variants: variants as CurrentModel['variants'],
  }))
}

/** The models of a range at a dealer's own place, where the makers' room would not suit its site. */
export const modelsAt = (place: Backdrop, range: readonly CatalogueModel[]) =>
  currentModels(range).map(({ slug, variants: [first] }, at) => ({
    model: slug,
    image: pictureOfModel(first, at, place),
  }))
