import type { ItemType } from '#db/value-sets.ts'
import type { PaintColour } from '../paint/colours.ts'

/** What dealers call a colour: the paint it is, and how many of a hundred on Australian roads have it. */
type Colours = Readonly<Record<string, readonly [paint: PaintColour, share: number]>>

const car: Colours = {
  White: ['white', 26],
  'Glacier White': ['pearl white', 8],
  Silver: ['silver', 13],
  Gunmetal: ['grey', 10],
  Graphite: ['graphite', 8],
  Black: ['black', 10],
  'Eclipse Black': ['black', 5],
  'Deep Blue': ['navy', 4],
  'Ocean Blue': ['blue', 4],
  Red: ['red', 5],
  Maroon: ['maroon', 1],
  'Sage Green': ['olive', 2],
  Sandstone: ['beige', 2],
  Bronze: ['bronze', 1],
  'Burnt Orange': ['orange', 1],
}
const motorcycle: Colours = {
  Black: ['black', 24],
  'Matte Black': ['black', 14],
  'Racing Red': ['red', 15],
  'Team Green': ['green', 9],
  'Racing Blue': ['blue', 12],
  'Pearl White': ['pearl white', 9],
  Titanium: ['silver', 9],
  Orange: ['orange', 5],
  'Signal Yellow': ['yellow', 3],
}
const caravan: Colours = { White: ['white', 80], 'Glacier White': ['pearl white', 20] }
const truck: Colours = { White: ['white', 60], Silver: ['silver', 14], Red: ['red', 13], 'Deep Blue': ['navy', 13] }

const paints = new Map(
  [car, motorcycle, caravan, truck].flatMap((colours) =>
    Object.entries(colours).map(([name, [paint]]) => [name, paint] as const),
  ),
)
export const paintOf = (colour: string): PaintColour => paints.get(colour) ?? 'white'

const asSeen = (colours: Colours): readonly string[] =>
  Object.entries(colours).flatMap(([name, [, share]]) => Array<string>(share).fill(name))

/** A kind's colours, each as often as it is seen: whoever picks one of them at random picks as buyers do. */
export const seenColours: Readonly<Record<ItemType, readonly string[]>> = {
  car: asSeen(car),
  motorcycle: asSeen(motorcycle),
  caravan: asSeen(caravan),
  truck: asSeen(truck),
}
