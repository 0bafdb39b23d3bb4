import { eq, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { vehicle, vehicleViews } from './schema.ts'

/** How often a vehicle has been looked at, as far as it has been written. */
export async function readViews(orm: Orm, vehicleId: number): Promise<number> {
  const [row] = await orm
    .select({ views: vehicleViews.views })
    .from(vehicleViews)
    .where(eq(vehicleViews.vehicleId, vehicleId))
  return row?.views ?? 0
}

/** Adds to what each has, in one statement; a vehicle that is gone meanwhile is left out. */
export async function addViews(orm: Orm, counts: ReadonlyMap<number, number>): Promise<void> {
  const given = sql`select * from unnest(${sql.param([...counts.keys()])}::bigint[], ${sql.param([...counts.values()])}::int[]) as given (id, views)`
  await orm.execute(sql`
    insert into ${vehicleViews} (vehicle_id, views)
    select given.id, given.views from (${given}) as given join ${vehicle} on ${vehicle.id} = given.id
    order by given.id
    on conflict (vehicle_id) do update set views = ${vehicleViews.views} + excluded.views`)
}
