import type { Template } from '#domain/vehicles/photo-sizes.ts'
import { galleryHead } from './gallery-head.tsx'
import { harbourHead } from './harbour-head.tsx'
import type { VehicleHead } from './head-parts.ts'
import { roadhouseHead } from './roadhouse-head.tsx'

export const vehicleHeads: Record<Template, VehicleHead> = {
  harbour: harbourHead,
  roadhouse: roadhouseHead,
  gallery: galleryHead,
}
