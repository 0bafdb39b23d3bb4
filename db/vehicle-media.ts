import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from './database.ts'
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
