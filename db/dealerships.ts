import { asc, eq, inArray } from 'drizzle-orm'
import type { Database, Orm } from './database.ts'
import { dealership } from './schema.ts'

/** Names and slugs of dealerships, by name. */
export function loadDealerships(
  { orm }: Pick<Database, 'orm'>,
  ids: readonly number[],
): Promise<{ id: number; slug: string; name: string }[]> {
  return orm
    .select({ id: dealership.id, slug: dealership.slug, name: dealership.name })
    .from(dealership)
    .where(inArray(dealership.id, [...ids]))
    .orderBy(asc(dealership.name), asc(dealership.id))
}

export async function findDealershipId(db: Orm, slug: string): Promise<number | undefined> {
  const [found] = await db.select({ id: dealership.id }).from(dealership).where(eq(dealership.slug, slug))
  return found?.id
}
