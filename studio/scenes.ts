import { interiorViews } from './scene/interior/interior-views.ts'
import { backdropPictures } from './scenes/backdrops.ts'
import { facadePictures } from './scenes/facades.ts'
import { heroPictures } from './scenes/heroes.ts'
import type { ScenePicture } from './scenes/scene-picture.ts'
import { sceneSize } from '../demo/paint/views.ts'

const trims = ['black-cloth', 'tan-leather'] as const
const panoramaSize = { width: 4096, height: 2048, oversample: 1 } as const
const interiorPictures = Object.entries(interiorViews).flatMap(([family, views]) =>
  views.flatMap(view =>
    trims.map((trim): ScenePicture => ({
      file: `interiors/${family}-${trim}-${view}.webp`,
      kilobytes: view === 'panorama' ? 420 : 80,
      request: { family, trim, view, ...(view === 'panorama' ? panoramaSize : sceneSize) },
    })),
  ),
)

export const scenePictures: readonly ScenePicture[] = [...interiorPictures, ...backdropPictures, ...facadePictures, ...heroPictures]
