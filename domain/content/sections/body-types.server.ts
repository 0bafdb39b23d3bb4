import { bodyTypeOf } from '../../vehicles/body-types.ts'
import { counted, nounOfKinds } from '../../vehicles/nouns.ts'
import { builtPath } from '../built-paths.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** What there is of each body, the most first. One body alone is no choice, so the section is left out. */
export async function loadBodyTypes({ ctx, overview }: SectionSource, { type, title }: SpecOf<'bodyTypes'>) {
  const { total, facetCounts } = await overview()
  const counts = facetCounts['body'] ?? []
  if (counts.length < 2) return null
  return {
    type,
    title,
    total: counted(total, nounOfKinds(facetCounts)),
    bodies: counts.map(({ value: label, count }) => {
      const { slug } = bodyTypeOf(label)
      return { slug, label, count, href: builtPath(ctx.config, `/search/${slug}`) }
    }),
  }
}
