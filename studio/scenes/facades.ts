import { type Facade, facadeNames } from '../../demo/places.ts'
import type { ScenePicture } from './scene-picture.ts'

/** How far off the camera stands, where its horizon is, and how far to the right it has stepped. */
type Stand = readonly [distance: number, horizon: number, across?: number]
const stands: Readonly<Record<Facade, Stand>> = {
  weatherboard: [15, 0.62, 0.6],
  suburban: [16, 0.62, -1],
  clearance: [16, 0.62],
  'service-bays': [15, 0.62, 0.6],
  coastal: [16, 0.62, 1.5],
  esplanade: [18, 0.66],
  city: [21, 0.7],
  'multi-storey': [24, 0.7],
  pavilion: [16, 0.62, 0.6],
  arcade: [18, 0.64],
  'cycle-gallery': [10.5, 0.64],
  'truck-depot': [18, 0.64],
  caravans: [14, 0.6, -1],
  country: [14, 0.62, -2.5],
  'truck-yard': [17, 0.62, -1],
  motorcycles: [10.5, 0.64],
  'night-workshop': [11.5, 0.64, 0.4],
  electric: [16, 0.66],
  laneway: [16, 0.68, 0.8],
}

export const facadePictures: readonly ScenePicture[] = facadeNames.map(name => {
  const [distance, horizon, across = 0] = stands[name]
  return {
    file: `facades/${name}.webp`,
    kilobytes: 130,
    request: { place: `facade-${name}`, camera: { height: 1.7, distance, fieldOfView: 34, horizon, across }, width: 1600, height: 1066, oversample: 1.5 },
  }
})
