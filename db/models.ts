import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from './database.ts'
import { manufacturer, model } from './schema.ts'

/** The models of makers' present ranges, in their makers' order. */
export async function loadModels({ orm }: Pick<Database, 'orm'>) {
  return orm
    .select({ ...getTableColumns(model), make: manufacturer.name })
    .from(model)
    .innerJoin(manufacturer, eq(manufacturer.id, model.manufacturerId))
    .orderBy(asc(manufacturer.name), asc(model.position), asc(model.id))
}
export type ModelRecord = Awaited<ReturnType<typeof loadModels>>[number]
