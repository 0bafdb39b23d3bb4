import { type Silhouette, silhouetteOf } from '../vehicles/silhouette.ts'
import type { SiteModel } from './site-models.server.ts'

/** A model as a card of a range shows it. */
export interface ModelCard {
  slug: string
  title: string
  href: string
  picture: string | null
  /** What stands for a picture that is missing. */
  silhouette: Silhouette
  /** 'SUV', 'Ute, cab chassis'. */
  body: string | null
  inStock: number
}

/** The models of one body. */
export interface RangeGroup {
  slug: string
  /** 'SUVs'. */
  title: string
  total: number
  models: ModelCard[]
}

export const modelCard = ({ slug, title, href, picture, bodies, inStock }: SiteModel): ModelCard => ({
  slug,
  title,
  href,
  picture,
  silhouette: silhouetteOf(bodies[0]?.label ?? null),
  body: bodies.map(({ label }) => label).join(', ') || null,
  inStock,
})

/** A range by body, the largest group first; a model built as two stands under the first. What has no body is last. */
export function rangeByBody(models: readonly SiteModel[], most = Number.POSITIVE_INFINITY): RangeGroup[] {
  const groups = Map.groupBy(models, ({ bodies: [first] }) => first?.slug ?? '')
  return [...groups]
    .map(([slug, all]) => {
      const [body] = all[0]!.bodies
      const title = body ? body.plural.charAt(0).toUpperCase() + body.plural.slice(1) : 'Others'
      return { slug, title, total: all.length, models: all.slice(0, most).map(modelCard) }
    })
    .toSorted((one, other) => Number(one.slug === '') - Number(other.slug === '') || other.total - one.total)
}
