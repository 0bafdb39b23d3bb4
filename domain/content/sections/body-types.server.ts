import { bodyTypeOf } from '../../vehicles/body-types.ts'
import { counted, nounOfKinds, nouns } from '../../vehicles/nouns.ts'
import { silhouetteOf } from '../../vehicles/silhouette.ts'
import { builtPath } from '../built-paths.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

const isKind = (word: string): word is keyof typeof nouns => Object.hasOwn(nouns, word)

/** As many as are pictures; whole rows of two, of four and of eight. */
const mostPictures = 8

/**
 * What there is of each body, the most first: some as pictures, the others as words. One body alone is no choice, so the
 * section is left out.
 */
export async function loadBodyTypes({ ctx, overview }: SectionSource, { type, title }: SpecOf<'bodyTypes'>) {
  const { total, facetCounts } = await overview()
  const counts = facetCounts['body'] ?? []
  if (counts.length < 2) return null
  const most = facetCounts['kind']?.[0]?.value ?? ''
  const kind = isKind(most) ? most : undefined
  const bodies = counts.map(({ value: label, count }) => {
    const { slug } = bodyTypeOf(label)
    return { slug, label, count, href: builtPath(ctx.config, `/search/${slug}`), silhouette: silhouetteOf(label, kind) }
  })
  return {
    type,
    title,
    total: counted(total, nounOfKinds(facetCounts)),
    bodies: bodies.slice(0, mostPictures),
    others: bodies.slice(mostPictures),
  }
}
