import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from './database.ts'
import { address, location, locationManufacturer, manufacturer, openingHours, specialHours } from './schema.ts'

export type LocationRecord = typeof location.$inferSelect & {
  address: typeof address.$inferSelect | null
  manufacturers: { id: number; name: string; slug: string; logoUrl: string | null }[]
  openingHours: (typeof openingHours.$inferSelect)[]
  specialHours: (typeof specialHours.$inferSelect)[]
}

type LocationSelection = { ids?: number[]; dealershipIds?: number[] }

export async function loadLocations(
  { orm }: Pick<Database, 'orm'>,
  { ids, dealershipIds }: LocationSelection = {},
): Promise<LocationRecord[]> {
  const rows = await orm
    .select({ location, address })
    .from(location)
    .leftJoin(address, eq(address.id, location.addressId))
    .where(and(ids && inArray(location.id, ids), dealershipIds && inArray(location.dealershipId, dealershipIds)))
    .orderBy(asc(location.position), asc(location.id))
  const found = rows.map((row) => row.location.id)
  const [makers, hours, special] = await Promise.all([
    orm
      .select({ locationId: locationManufacturer.locationId, manufacturer })
      .from(locationManufacturer)
      .innerJoin(manufacturer, eq(manufacturer.id, locationManufacturer.manufacturerId))
      .where(inArray(locationManufacturer.locationId, found))
      .orderBy(manufacturer.name),
    orm.select().from(openingHours).where(inArray(openingHours.locationId, found)).orderBy(openingHours.weekday),
    orm.select().from(specialHours).where(inArray(specialHours.locationId, found)).orderBy(specialHours.date),
  ])
  const makersOf = Map.groupBy(makers, ({ locationId }) => locationId)
  const hoursOf = Map.groupBy(hours, ({ locationId }) => locationId)
  const specialOf = Map.groupBy(special, ({ locationId }) => locationId)
  return rows.map((row) => ({
    ...row.location,
    address: row.address,
    manufacturers: (makersOf.get(row.location.id) ?? []).map(({ manufacturer: { id, name, slug, logoUrl } }) => ({
      id,
      name,
      slug,
      logoUrl,
    })),
    openingHours: hoursOf.get(row.location.id) ?? [],
    specialHours: specialOf.get(row.location.id) ?? [],
  }))
}
