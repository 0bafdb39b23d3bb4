import { type Backdrop, backdropNames } from '../../demo/places.ts'
import { type ExteriorView, exteriorViews, stillSize } from '../../demo/paint/views.ts'
import type { ScenePicture } from './scene-picture.ts'

/** The camera steps aside from view to view, so that an album is not one picture of the yard over and over. */
const across: Partial<Record<ExteriorView, number>> = { side: 3.4, 'rear-34': -4.2, 'low-34': -2.8, front: -2.2, rear: 5.2, wheel: 1 }

/** What stands in a place where it is not mostly cars, beside a car's length. */
const sizes: Partial<Record<Backdrop, number>> = { 'brick-workshop': 0.55, 'parking-deck': 0.55, 'gravel-gums': 1.3, 'iron-shed': 1.3 }

/** What lies behind a cut-out vehicle, for every camera that takes one. A spin begins as the photo from the front corner. */
export const backdropPictures: readonly ScenePicture[] = backdropNames.flatMap(place => {
  const size = sizes[place] ?? 1
  return exteriorViews.map((view): ScenePicture => ({
    file: `backdrops/${place}/${view}.webp`,
    kilobytes: 90,
    request: { place, camera: { view, across: (across[view] ?? 0) * size, size }, ...stillSize, oversample: 1 },
  }))
})
