import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { testDrive, vehicle } from './schema.ts'
import type { SiteAccess } from './site-access.ts'
import type { TestDriveStatus, VehicleStatus } from './value-sets.ts'

export type TestDriveRecord = typeof testDrive.$inferSelect
type NewTestDrive = Omit<typeof testDrive.$inferInsert, 'siteId' | 'id' | 'status'>

/**
 * Books a time in one of the location's places, or in none and answers null: where all are taken, or somebody has the vehicle then.
 * Whoever is about to take the same place is waited for.
 */
export async function addTestDrive(
  db: SiteAccess,
  row: Omit<NewTestDrive, 'place'>,
  places: number,
): Promise<TestDriveRecord | null> {
  for (let place = 1; place <= places; place++) {
    const [stored] = await db.insert(testDrive, [{ ...row, place }], { skipExisting: true })
    if (stored) return stored
  }
  return null
}

/** A lead's booking as it is now; undefined where it has none. */
export async function findTestDrive(db: SiteAccess, leadId: number): Promise<TestDriveRecord | undefined> {
  const latest = { where: eq(testDrive.leadId, leadId), orderBy: desc(testDrive.version), limit: 1 }
  const [found] = await db.select(testDrive, latest)
  return found
}

/** Gives a time back. */
export async function endTestDrive(
  db: SiteAccess,
  id: number,
  changes: { status: Exclude<TestDriveStatus, 'booked'>; version?: number },
): Promise<void> {
  await db.update(testDrive, changes, eq(testDrive.id, id))
}

/** The times that are taken at a location between two moments, by whichever site, and with which vehicle; nobody is named. */
export function takenSlots(
  { orm }: { orm: Orm },
  { locationId, from, to }: { locationId: number; from: Date; to: Date },
): Promise<Pick<TestDriveRecord, 'startsAt' | 'vehicleId'>[]> {
  const { startsAt, vehicleId } = testDrive
  const isAt = and(eq(testDrive.locationId, locationId), gte(startsAt, from), lt(startsAt, to))
  return orm
    .select({ startsAt, vehicleId })
    .from(testDrive)
    .where(and(eq(testDrive.status, 'booked'), isAt))
}

/**
 * Notes of coming drives that their vehicle is no longer to be had (reserved, missing, or of one of these statuses), and answers
 * them: each once, whoever asks. One that is being changed meanwhile is for the next look.
 */
export async function noteGoneVehicles(
  db: Orm,
  { statuses, now, limit }: { statuses: readonly VehicleStatus[]; now: Date; limit: number },
): Promise<Pick<TestDriveRecord, 'siteId' | 'leadId' | 'version'>[]> {
  const isGone = or(isNull(vehicle.id), eq(vehicle.reserved, true), inArray(vehicle.status, [...statuses]))
  const isComing = and(eq(testDrive.status, 'booked'), gt(testDrive.startsAt, now), isNotNull(testDrive.vehicleId))
  const gone = db
    .select({ siteId: testDrive.siteId, id: testDrive.id })
    .from(testDrive)
    .leftJoin(vehicle, eq(vehicle.id, testDrive.vehicleId))
    .where(and(isComing, isNull(testDrive.vehicleGoneAt), isGone))
    .limit(limit)
    .for('update', { of: testDrive, skipLocked: true })
  const { siteId, leadId, version } = testDrive
  return db
    .update(testDrive)
    .set({ vehicleGoneAt: now })
    .where(sql`(${testDrive.siteId}, ${testDrive.id}) in ${gone}`)
    .returning({ siteId, leadId, version })
}
