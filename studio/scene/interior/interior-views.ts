import type { FamilyName } from './families.ts'

/** Which views a family has, room by room, since a room's light is baked when it is entered. */
export const interiorViews: Readonly<Record<FamilyName, readonly string[]>> = {
  compact: ['cabin', 'rear-seats', 'panorama', 'boot'],
  suv: ['cabin', 'rear-seats', 'panorama', 'boot'],
  ute: ['cabin', 'rear-seats', 'panorama', 'tray', 'load-bay'],
  electric: ['cabin', 'rear-seats', 'panorama', 'boot'],
  truck: ['cabin', 'panorama'],
  caravan: ['living', 'panorama'],
}

/** Index of the room that shows a view. */
export const roomOf = (view: string): number => ({ boot: 1, tray: 1, 'load-bay': 2 })[view] ?? 0
