/** The motorcycles of the demonstration, beside the vehicles in `variants.ts`. */
export const motorcycles = {
  'motorcycle-naked-a': { spin: true },
  'motorcycle-naked-b': { spin: false },
  'motorcycle-cruiser-a': { spin: true },
  'motorcycle-cruiser-b': { spin: false },
  'motorcycle-sport-a': { spin: false },
  'motorcycle-adventure-a': { spin: false },
  'motorcycle-scooter-a': { spin: false },
  'motorcycle-trail-a': { spin: false },
  'motorcycle-touring-a': { spin: false },
  'motorcycle-sport-b': { spin: false },
  'motorcycle-adventure-b': { spin: false },
  'motorcycle-classic-a': { spin: false },
} as const satisfies Record<string, { spin: boolean }>

export type MotorcycleName = keyof typeof motorcycles
export const motorcycleNames = Object.keys(motorcycles) as MotorcycleName[]
