import type { ComponentType } from 'react'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'

type Part = ComponentType<{ view: VehiclePageView }>

/** What stands around a vehicle's viewer. */
export interface VehicleHead {
  above: Part
  /** Beside it, or below on narrow screens. */
  beside: Part
}
