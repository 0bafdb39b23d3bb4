import type { InteriorRequest, SceneCamera, SceneRequest, SceneVehicle } from './scene/backdrops/scene-request.ts'
import { interiorViews } from './scene/interior/interior-views.ts'
import { type ExteriorView, exteriorViews, sceneSize } from '../demo/paint/views.ts'

/** A picture of a place or of an interior: where its file goes under demo/media, and how large it may be. */
export type ScenePicture = { file: string; kilobytes: number; request: SceneRequest | InteriorRequest }

const wide = { width: 2400, height: 1000, oversample: 1 } as const
const tall = { width: 1200, height: 1500, oversample: 1 } as const
type LevelCamera = Partial<Extract<SceneCamera, { height: number }>>
type Hero = {
  place: string
  vehicles: readonly SceneVehicle[]
  camera?: LevelCamera
  tallCamera?: LevelCamera
  options?: SceneRequest['options']
}

const wideCamera = { height: 1.3, distance: 12, fieldOfView: 20, horizon: 0.46 } as const
/** For telephones, where a hero has one: the vehicle in the middle, the headline above it. */
const tallCamera = { height: 1.3, distance: 15, fieldOfView: 34, horizon: 0.6, across: 2.2 } as const

/** Banners: the vehicle in the right third, so that a headline fits on the left. */
const heroes: Readonly<Record<string, Hero>> = {
  'showroom-suv': {
    place: 'showroom',
    tallCamera: {},
    vehicles: [{ subject: 'suv-large-b', colour: '#27496d', azimuth: 42, at: [2.3, 0, 0] }],
  },
  'showroom-hatch': { place: 'showroom', vehicles: [{ subject: 'hatch-a', colour: '#a5121f', azimuth: 44, at: [2.1, 0, 1] }] },
  'coast-road-convertible': {
    place: 'coast-road',
    options: { turn: 38 },
    tallCamera: {},
    vehicles: [{ subject: 'convertible-a', colour: '#9c1420', azimuth: 50, at: [2.2, 0, 0.6] }],
  },
  'coast-road-sedan': {
    place: 'coast-road',
    options: { turn: 42 },
    vehicles: [{ subject: 'sedan-a', colour: '#c4c8cc', azimuth: 46, at: [2.2, 0, 0.4] }],
  },
  'outback-ute': {
    place: 'outback',
    options: { turn: 38 },
    tallCamera: {},
    vehicles: [{ subject: 'ute-dual-cab-b', colour: '#d9d4c8', azimuth: 50, at: [2.3, 0, 0] }],
  },
  'outback-caravan': {
    place: 'outback',
    options: { turn: 20 },
    camera: { distance: 20, height: 1.5 },
    vehicles: [{ subject: 'caravan-off-road-a', colour: '#f2f2ef', azimuth: 48, at: [3.1, 0, 0] }],
  },
  'outback-truck': {
    place: 'outback',
    options: { turn: 40 },
    camera: { distance: 17, height: 1.6 },
    vehicles: [{ subject: 'truck-bonneted-a', colour: '#8c1d18', azimuth: 46, at: [3.2, 0, 0] }],
  },
  'city-night-coupe': {
    place: 'city-night',
    camera: { height: 1.1 },
    vehicles: [{ subject: 'coupe-a', colour: '#4a6078', azimuth: 40, at: [2.2, 0, 0.6] }],
  },
  'city-night-electric': {
    place: 'city-night',
    camera: { height: 1.1 },
    tallCamera: {},
    vehicles: [{ subject: 'sedan-b', colour: '#aeb9c4', azimuth: 44, at: [2.2, 0, 0.6] }],
  },
  'garage-motorcycle': {
    place: 'garage',
    camera: { height: 0.95, distance: 6, horizon: 0.44 },
    tallCamera: { height: 0.95, distance: 7.4, across: 0.95 },
    vehicles: [{ subject: 'motorcycle-cruiser-b', colour: '#7a0f14', azimuth: 48, at: [0.95, 0, 0] }],
  },
  'city-night-motorcycle': {
    place: 'city-night',
    camera: { height: 0.95, distance: 6.4, horizon: 0.46 },
    vehicles: [{ subject: 'motorcycle-naked-a', colour: '#b5281e', azimuth: 44, at: [1, 0, 0] }],
  },
}

const heroPictures = Object.entries(heroes).flatMap(([name, { place, vehicles, camera, tallCamera: nearer, options }]): ScenePicture[] => [
  { file: `heroes/${name}.webp`, kilobytes: 160, request: { place, options, vehicles, camera: { ...wideCamera, ...camera }, ...wide } },
  ...(nearer
    ? [
        {
          file: `heroes/${name}-tall.webp`,
          kilobytes: 130,
          request: { place, options, vehicles, camera: { ...tallCamera, ...nearer }, ...tall },
        },
      ]
    : []),
])

/** What lies behind a cut-out vehicle, for every camera that takes one; the camera steps aside from view to view. */
const stepsAside: Readonly<Record<ExteriorView, number>> = {
  'front-34': 0, 'low-34': 2.2, side: 3.4, 'rear-34': -4.2, front: -2.2, rear: 5.2, wheel: 1,
}
const backdropPictures = ['studio', 'studio-dark', 'forecourt', 'street'].flatMap(place =>
  exteriorViews.map((view): ScenePicture => ({
    file: `backdrops/${place}/${view}.webp`,
    kilobytes: 60,
    request: { place, camera: { view, across: stepsAside[view] }, ...sceneSize, oversample: 1 },
  })),
)

const facade = (name: string, distance: number, horizon: number, across = 0): ScenePicture => ({
  file: `facades/${name}.webp`,
  kilobytes: 110,
  request: { place: `facade-${name}`, camera: { height: 1.7, distance, fieldOfView: 34, horizon, across }, ...sceneSize },
})
const facadePictures = [
  facade('city', 21, 0.7),
  facade('suburban', 16, 0.62, -1),
  facade('country', 14, 0.62, -2.5),
  facade('coastal', 16, 0.62, 1.5),
  facade('multi-storey', 24, 0.7),
  facade('motorcycles', 10.5, 0.64),
  facade('caravans', 14, 0.6, -1),
  facade('electric', 16, 0.66),
]

const trims = ['black-cloth', 'tan-leather'] as const
const panoramaSize = { width: 2048, height: 1024, oversample: 1 } as const
const interiorPictures = Object.entries(interiorViews).flatMap(([family, views]) =>
  views.flatMap(view =>
    trims.map((trim): ScenePicture => ({
      file: `interiors/${family}-${trim}-${view}.webp`,
      kilobytes: view === 'panorama' ? 180 : 80,
      request: { family, trim, view, ...(view === 'panorama' ? panoramaSize : sceneSize) },
    })),
  ),
)

export const scenePictures: readonly ScenePicture[] = [...interiorPictures, ...backdropPictures, ...facadePictures, ...heroPictures]
