import type { VehicleTools as ToolsView } from '#domain/vehicles/body/vehicle-tools.ts'
import { KeepButtons } from './keep-buttons.tsx'
import { PrintLinks } from './print-links.tsx'

/** What can be done with this page: keep it, compare it, take it along. */
export function VehicleTools({ view }: { view: ToolsView }) {
  return (
    <div className="page flex flex-wrap gap-x-2 gap-y-1 py-3 print:hidden">
      <KeepButtons view={view} />
      <PrintLinks view={view} />
    </div>
  )
}
