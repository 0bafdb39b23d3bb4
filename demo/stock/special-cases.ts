import type { NewVehicle } from '#db/vehicles.ts'
import type { Random } from '../random.ts'

const dayMs = 86_400_000
const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

export type SpecialCase =
  | 'comingSoon'
  | 'preorder'
  | 'noPrice'
  | 'justSold'
  | 'soldLongAgo'
  | 'onHold'
  | 'removed'
  | 'reserved'
  | 'hidden'
  | 'testDriveOnly'
  | 'noPicture'
  | 'onePicture'
  | 'longName'
  | 'longComments'
  | 'noComments'
  | 'reduced'

/** Every so many vehicles of a dealership the cases begin again; each dealership's first is an ordinary one. */
const round = 40

/** By place, not by chance: a dealership of 25 vehicles has them all, and those no shopper sees stay under a fifth. */
const byPlace = new Map<number, SpecialCase>([
  [2, 'reduced'],
  [3, 'comingSoon'],
  [5, 'noPrice'],
  [7, 'justSold'],
  [8, 'testDriveOnly'],
  [9, 'noPicture'],
  [11, 'reserved'],
  [13, 'longName'],
  [14, 'onHold'],
  [15, 'onePicture'],
  [16, 'longComments'],
  [17, 'preorder'],
  [18, 'noComments'],
  [19, 'soldLongAgo'],
  [21, 'removed'],
  [23, 'hidden'],
  [25, 'reduced'],
  [28, 'reduced'],
  [31, 'justSold'],
  [34, 'reserved'],
  [37, 'reduced'],
])

/** What no dealer would have twice in a yard. */
const once: ReadonlySet<SpecialCase | undefined> = new Set(['longName', 'noPicture'])

export function specialCaseAt(index: number): SpecialCase | undefined {
  const special = byPlace.get(index % round)
  return index >= round && once.has(special) ? undefined : special
}

/** What a case changes in the vehicle itself; pictures, texts and price history are made elsewhere. */
export function caseColumns(name: SpecialCase | undefined, random: Random, now: Date): Partial<NewVehicle> {
  switch (name) {
    case 'comingSoon':
      return { status: 'coming_soon' }
    case 'preorder':
      return { status: 'coming_soon', preorder: true }
    case 'justSold':
      return { status: 'sold', sold: true, soldAt: ago(now, random.between(0, 2)) }
    case 'soldLongAgo':
      return { status: 'sold', sold: true, soldAt: ago(now, random.between(12, 60)) }
    case 'onHold':
      return { status: 'on_hold' }
    case 'removed':
      return { status: 'removed' }
    case 'reserved':
      return { reserved: true }
    case 'hidden':
      return { showOnDealerWebsite: false }
    default:
      return {}
  }
}
