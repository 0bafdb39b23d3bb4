import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { Icon } from '../../ui/icon.tsx'
import { toolLook } from './tool-look.ts'

/** Saves the vehicle on this device. What can no longer be saved stays hidden unless it already is. */
export function SaveBlock({ save }: { save: VehiclePageView['save'] }) {
  if (!save) return null
  const { site, ...vehicle } = save
  return (
    <div data-island="save-vehicle" data-site={site} data-vehicle={JSON.stringify(vehicle)} className="noscript:hidden">
      <button type="button" aria-pressed="false" hidden={!save.canSave} className={toolLook}>
        <Icon name="heart" />
        <span>Save</span>
      </button>
    </div>
  )
}
