import { bootRoom } from './boot.ts'
import { cabin } from './cabin.ts'
import { type FamilyName, families } from './families.ts'
import { livingRoom } from './living-room.ts'
import { loadBay } from './load-bay.ts'
import type { InteriorRoom } from './room.ts'
import { tray } from './tray.ts'
import type { Trim } from './trim.ts'

type RoomBuilder = (trim: Trim) => InteriorRoom

/** The rooms of each family; a picture's view names a camera in one of them. */
export const rooms: Readonly<Record<FamilyName, readonly RoomBuilder[]>> = {
  compact: [trim => cabin(families.compact, trim), trim => bootRoom(families.compact, 0.62, trim)],
  suv: [trim => cabin(families.suv, trim), trim => bootRoom(families.suv, 0.8, trim)],
  ute: [trim => cabin(families.ute, trim), tray, loadBay],
  electric: [trim => cabin(families.electric, trim), trim => bootRoom(families.electric, 0.72, trim)],
  truck: [trim => cabin(families.truck, trim)],
  caravan: [livingRoom],
}
