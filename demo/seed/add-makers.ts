import { sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { insertRows } from '#db/insert-rows.ts'
import { manufacturer, model } from '#db/schema.ts'
import { catalogue, makes } from '../catalogue.ts'
import { currentModels } from '../current-models.ts'
import { pictureOfModel } from '../vehicle-pictures.ts'
import { slugOf } from '#domain/formats/slug.ts'

export type Ids = ReadonlyMap<string, number>

export const logoOf = (make: string): string => `/demo/brands/${slugOf(make)}.svg`

/** The makers, and what they sell today: models that are still made. */
export async function addMakers(orm: Orm): Promise<{ makers: Ids; models: Ids }> {
  const rows = await orm
    .insert(manufacturer)
    .values(makes.map((name) => ({ name, slug: slugOf(name), logoUrl: logoOf(name) })))
    .returning()
  const makers = new Map(rows.map(({ name, id }) => [name, id]))
  const made = currentModels(catalogue).map(({ slug, variants }, position) => {
    const [first] = variants
    const { make, model: name } = first
    const bodies = [...new Set(variants.map(({ body }) => body))]
    return {
      manufacturerId: makers.get(make)!,
      name,
      slug,
      imageUrl: pictureOfModel(first, position),
      manufacturerBody: bodies[0]!,
      manufacturerBody2: bodies[1] ?? null,
      manufacturerBody3: bodies[2] ?? null,
      position,
    }
  })
  const ids = await insertRows(orm, model, made, { ending: () => sql`returning id, slug` })
  return { makers, models: new Map(ids.map(({ slug, id }) => [String(slug), Number(id)])) }
}
