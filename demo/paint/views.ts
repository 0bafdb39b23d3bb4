/**
 * Where the camera stands for each view. The azimuth is how far it has walked round from the nose (0) past the kerb side
 * (90) to the tail (180). The camera is level and shifts its lens, so that the horizon and the line the wheels stand on
 * are at the same height in every picture of a view, however long or tall the vehicle is.
 */
export type ViewCamera = {
  azimuth: number
  /** How much of the frame's width the vehicle takes, at most. */
  fill: number
  /** Both as a share of the frame's height from its top. */
  horizon: number
  ground: number
}

export const views = {
  'front-34': { azimuth: 38, fill: 0.86, horizon: 0.4, ground: 0.76 },
  'low-34': { azimuth: -34, fill: 0.86, horizon: 0.52, ground: 0.78 },
  side: { azimuth: 90, fill: 0.9, horizon: 0.44, ground: 0.7 },
  'rear-34': { azimuth: 144, fill: 0.84, horizon: 0.4, ground: 0.76 },
  front: { azimuth: 0, fill: 0.62, horizon: 0.46, ground: 0.8 },
  rear: { azimuth: 180, fill: 0.62, horizon: 0.46, ground: 0.8 },
} as const satisfies Record<string, ViewCamera>

/** Close to the near front wheel. */
export const wheelView = { azimuth: 58, wheelHeight: 0.52, horizon: 0.3, ground: 0.77 } as const

/** A walk round the vehicle that begins at the front three-quarter photo: the same place, the same lines, the same size. */
export const spinView = { ...views['front-34'], frames: 36, fill: 0.955 } as const

export type ExteriorView = keyof typeof views | 'wheel'
export const exteriorViews = [...Object.keys(views), 'wheel'] as ExteriorView[]

/** What a still is drawn at from now on. Older ones are smaller: the manifest has the size of each. */
export const stillSize = { width: 1920, height: 1280 } as const
/** Places, interiors and what a vehicle stands on. */
export const sceneSize = { width: 1200, height: 800 } as const
export const spinSize = { width: 900, height: 600 } as const
