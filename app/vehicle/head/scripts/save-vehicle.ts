import type { CarType } from '#db/value-sets.ts'
import { isFavourite, setFavourite } from '../../../browser/favourites.ts'
import { track } from '../../../browser/track.ts'

/** Saves the vehicle on this device, or takes it back. What can no longer be saved shows only where it already is. */
export function saveVehicle(island: HTMLElement): void {
  const button = island.querySelector('button')!
  const { site = '', vehicle = '' } = island.dataset
  const { car_type, canSave, ...favourite } = JSON.parse(vehicle) as SavedVehicle
  const show = (isSaved: boolean): void => {
    button.ariaPressed = String(isSaved)
    button.querySelector('span')!.textContent = isSaved ? 'Saved' : 'Save'
    button.hidden = !canSave && !isSaved
  }
  show(isFavourite(site, favourite.id))
  button.addEventListener('click', () => {
    const isWanted = !isFavourite(site, favourite.id)
    show(isWanted)
    void setFavourite(site, favourite, isWanted).then(() => show(isFavourite(site, favourite.id)))
    if (isWanted) void track('save', { vehicle_id: favourite.id, car_type })
  })
  addEventListener('storage', () => show(isFavourite(site, favourite.id)))
}

type SavedVehicle = Parameters<typeof setFavourite>[1] & { car_type: CarType; canSave: boolean }
