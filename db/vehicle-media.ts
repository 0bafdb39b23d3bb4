import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Orm } from './database.ts'
import { vehicle, vehicleHotspot, vehicleImage, vehicleVideo } from './schema.ts'
import type { VehicleRow } from './vehicles.ts'

/** A vehicle with all there is to look at. */
export type VehicleWithMedia = VehicleRow & {
  images: (typeof vehicleImage.$inferSelect)[]
  videos: (typeof vehicleVideo.$inferSelect)[]
  hotspots: (typeof vehicleHotspot.$inferSelect)[]
}

/** One vehicle of these dealerships, with its pictures, videos and marked points; undefined when they have it no more. */
export async function loadVehicleWithMedia(
  { orm }: Database,
  id: number,
  dealershipIds: readonly number[],
): Promise<VehicleWithMedia | undefined> {
  const [image, video, hotspot] = [vehicleImage, vehicleVideo, vehicleHotspot]
  const [rows, images, videos, hotspots] = await Promise.all([
    orm
      .select()
      .from(vehicle)
      .where(and(eq(vehicle.id, id), inArray(vehicle.dealershipId, [...dealershipIds]))),
    orm.select().from(image).where(eq(image.vehicleId, id)).orderBy(image.position, image.id),
    orm.select().from(video).where(eq(video.vehicleId, id)).orderBy(video.position, video.id),
    orm.select().from(hotspot).where(eq(hotspot.vehicleId, id)).orderBy(hotspot.id),
  ])
  return rows[0] && { ...rows[0], images, videos, hotspots }
}

/** The pictures of these vehicles, the main ones included, that have no colours yet: each address once. */
export async function listPicturesWithoutColours(db: Orm, vehicleIds: readonly number[]): Promise<string[]> {
  const ids = [...vehicleIds]
  const images = await db
    .select({ url: vehicleImage.url })
    .from(vehicleImage)
    .where(and(inArray(vehicleImage.vehicleId, ids), isNull(vehicleImage.blur)))
    .orderBy(vehicleImage.vehicleId, vehicleImage.position)
  const main = await db
    .select({ url: vehicle.primaryImageUrl })
    .from(vehicle)
    .where(and(inArray(vehicle.id, ids), isNull(vehicle.primaryImageBlur), isNotNull(vehicle.primaryImageUrl)))
  return [...new Set([...main, ...images].map(({ url }) => url!))]
}

/** Gives a picture of these vehicles its colours, wherever it stands. */
export async function savePictureColours(
  db: Orm,
  vehicleIds: readonly number[],
  url: string,
  blur: string,
): Promise<void> {
  const ids = [...vehicleIds]
  await db
    .update(vehicleImage)
    .set({ blur })
    .where(and(inArray(vehicleImage.vehicleId, ids), eq(vehicleImage.url, url), isNull(vehicleImage.blur)))
  await db
    .update(vehicle)
    .set({ primaryImageBlur: blur })
    .where(and(inArray(vehicle.id, ids), eq(vehicle.primaryImageUrl, url), isNull(vehicle.primaryImageBlur)))
}
