import type { SceneCamera, SceneRequest, SceneVehicle } from '../scene/backdrops/scene-request.ts'
import type { ScenePicture } from './scene-picture.ts'

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
    place: 'brick-workshop',
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

export const heroPictures: readonly ScenePicture[] = Object.entries(heroes).flatMap(([name, { place, vehicles, camera, tallCamera: nearer, options }]) => [
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
