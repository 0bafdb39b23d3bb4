import { placeKey } from '../place-key.ts'

export function keepPlace(site: string, postcode: string): void {
  try {
    localStorage.setItem(placeKey(site), postcode)
  } catch {
    // A device that keeps nothing is asked again.
  }
}

export function forgetPlace(site: string): void {
  try {
    localStorage.removeItem(placeKey(site))
  } catch {
    // Nothing was kept.
  }
}
