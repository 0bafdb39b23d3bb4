import { countBodyTypes } from '../../vehicles/body-types.ts'
import { counted, nounOfAll } from '../../vehicles/nouns.ts'
import { builtPath } from '../built-paths.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

export type BodyTypesView = NonNullable<Awaited<ReturnType<typeof loadBodyTypes>>>

/** What there is of each body, the most first. One body alone is no choice, so the section is left out. */
export async function loadBodyTypes({ ctx, inStock }: SectionSource, { type, title }: SpecOf<'bodyTypes'>) {
  const stock = inStock()
  const counts = countBodyTypes(stock.map(({ simpleBody }) => simpleBody))
  if (counts.length < 2) return null
  return {
    type,
    title,
    total: counted(stock.length, nounOfAll(stock)),
    bodies: counts.map(({ type: body, count }) => ({
      slug: body.slug,
      label: body.label,
      count,
      href: builtPath(ctx.config, `/search/${body.slug}`),
    })),
  }
}
