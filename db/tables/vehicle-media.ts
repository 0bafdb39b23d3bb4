import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { hotspotAreas, videoKinds } from '../value-sets.ts'
import type { HotspotArea, VideoKind } from '../value-sets.ts'
import { id, oneOf, reference } from './columns.ts'
import { vehicle } from './vehicle.ts'
import type { HotspotPosition } from './vehicle-data.ts'

const vehicleId = () =>
  reference()
    .notNull()
    .references(() => vehicle.id, { onDelete: 'cascade' })

export const vehicleImage = pgTable(
  'vehicle_image',
  {
    id: id(),
    vehicleId: vehicleId(),
    url: text().notNull(),
    thumbUrl: text(),
    /** What stands there until the picture has come: its colours from top to bottom, six digits each. */
    blur: text(),
    isVideo: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [index('vehicle_image_vehicle').on(table.vehicleId, table.position)],
)

export const vehicleVideo = pgTable(
  'vehicle_video',
  {
    id: id(),
    vehicleId: vehicleId(),
    kind: text().$type<VideoKind>().notNull(),
    url: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    index('vehicle_video_vehicle').on(table.vehicleId, table.position),
    oneOf('vehicle_video_kind', table.kind, videoKinds),
  ],
)

export const vehicleHotspot = pgTable(
  'vehicle_hotspot',
  {
    id: id(),
    vehicleId: vehicleId(),
    area: text().$type<HotspotArea>().notNull(),
    description: text().notNull(),
    positions: jsonb().$type<HotspotPosition[]>().notNull().default([]),
  },
  (table) => [
    index('vehicle_hotspot_vehicle').on(table.vehicleId),
    oneOf('vehicle_hotspot_area', table.area, hotspotAreas),
  ],
)
