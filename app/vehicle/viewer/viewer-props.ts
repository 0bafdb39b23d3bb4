import type { VehicleMedia, ViewerMode } from '#domain/vehicles/vehicle-media.ts'

export interface ViewerProps {
  media: VehicleMedia
  modes: readonly ViewerMode[]
  /** The way it opens. */
  opens: ViewerMode
  /** The spin turns once without being asked. */
  turnsByItself: boolean
  name: string
}
