import type { ComponentType } from 'react'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import type { Template } from '../vehicle-page.tsx'
import { galleryHead } from './gallery-head.tsx'
import { harbourHead } from './harbour-head.tsx'
import { roadhouseHead } from './roadhouse-head.tsx'

type Part = ComponentType<{ view: VehiclePageView }>

/** What stands around a vehicle's viewer. */
export interface VehicleHead {
  above: Part
  /** Beside it, or below on narrow screens. */
  beside: Part
}

export const vehicleHeads: Record<Template, VehicleHead> = {
  harbour: harbourHead,
  roadhouse: roadhouseHead,
  gallery: galleryHead,
}
