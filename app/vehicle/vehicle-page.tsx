import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { GalleryVehicle } from './gallery-vehicle.tsx'
import { HarbourVehicle } from './harbour-vehicle.tsx'
import { RoadhouseVehicle } from './roadhouse-vehicle.tsx'

const layouts = { harbour: HarbourVehicle, roadhouse: RoadhouseVehicle, gallery: GalleryVehicle }

type Template = keyof typeof layouts

const isTemplate = (name: string): name is Template => Object.hasOwn(layouts, name)

/** One vehicle, its parts in the template's own order. */
export function VehiclePage({ view, template }: { view: VehiclePageView; template: string }) {
  const Layout = layouts[isTemplate(template) ? template : 'harbour']
  return <Layout view={view} />
}
